// Shows each change of the table as it arrives, sends forms without leaving the page, and keeps what is being entered.
// Without this script the page works too: it is loaded again.
"use strict";
(() => {
  const live = document.querySelector("main");
  const RETRY = 2000;
  const SILENCE = 6000;
  // How long a new control ignores the second tap that was meant for what stood there before.
  const DOUBLE_TAP = 333;
  const THUMB = 22;
  const began = performance.now();
  const born = new WeakMap();
  const touched = new WeakSet();
  let source;
  let heard = performance.now();

  document.documentElement.classList.add("scripted");
  const all = (what) => [...live.querySelectorAll(what)];
  const version = () => live.lastElementChild?.dataset.version;
  const controls = "button, summary, label, a";
  const place = (control) => {
    const { x, y } = control.getBoundingClientRect();
    return { what: control.textContent + control.value, x, y };
  };

  // Controls with another key mean something else, and are not the same.
  const isSame = (old, next) =>
    old.nodeName === next.nodeName && old.id === next.id && old.dataset?.key === next.dataset?.key;

  // Removes a node, and returns the next.
  const without = (node) => {
    const next = node.nextSibling;
    node.remove();
    return next;
  };

  // Makes one node like another. What was chosen, typed or opened in it stays.
  const morph = (old, next) => {
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.data !== next.data) old.data = next.data;
      return;
    }
    for (const { name } of [...old.attributes]) {
      if (!next.hasAttribute(name) && name !== "open") old.removeAttribute(name);
    }
    for (const { name, value } of next.attributes) {
      if (old.getAttribute(name) === value) continue;
      old.setAttribute(name, value);
      if (name === "value" && old.nodeName === "INPUT") old.value = value;
    }
    let at = old.firstChild;
    for (const child of [...next.childNodes]) {
      let match = at;
      while (match && !isSame(match, child)) match = match.nextSibling;
      if (!match) {
        old.insertBefore(child, at);
        continue;
      }
      while (at !== match) at = without(at);
      morph(match, child);
      at = match.nextSibling;
    }
    while (at) at = without(at);
  };

  const show = (table) => {
    const before = new Map(all(controls).map((control) => [control, place(control)]));
    if (live.lastElementChild?.id !== table.id) live.replaceChildren(table);
    else morph(live.lastElementChild, table);
    all("form[data-total]").forEach(count);
    own();
    dropOld();
    for (const control of all(controls)) {
      const [old, now] = [before.get(control), place(control)];
      const isThere = old?.what === now.what && Math.hypot(old.x - now.x, old.y - now.y) < THUMB;
      if (!isThere) born.set(control, performance.now());
    }
  };

  // Storage and vibration are not everywhere, and the page does without.
  const stored = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const store = (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {}
  };
  const title = document.title;
  let me = live.dataset.me ?? stored("me");
  let isMyTurn = false;

  // Puts the row of the person who holds this phone first, and says when it is their turn.
  const own = () => {
    const rows = all(".players li");
    const row = rows.find((row) => row.dataset.key === me);
    for (const other of rows) other.classList.toggle("me", other === row);
    for (const button of all("#me button")) {
      button.setAttribute("aria-pressed", button.value === me);
    }
    turn(Boolean(row?.classList.contains("next")));
    live.querySelector(".now")?.classList.toggle("mine", isMyTurn);
  };

  const turn = (is) => {
    document.title = is ? `${live.dataset.turn} · ${title}` : title;
    if (is && !isMyTurn) navigator.vibrate?.(200);
    isMyTurn = is;
  };

  // The page of a player asks also in the background whether it is their turn.
  const ASK = 5000;
  let asking;
  const ask = async () => {
    try {
      const answer = await fetch(live.dataset.ask, { signal: AbortSignal.timeout(ASK) });
      if (answer.ok) turn((await answer.text()) === "1");
    } catch {}
  };

  const parsed = (html) => new DOMParser().parseFromString(html, "text/html");

  // The tricks of a form: the last player whose number nobody has chosen gets the rest.
  const numbers = (form) => [...form.querySelectorAll("input[type=number]")];
  const count = (form) => {
    const total = Number(form.dataset.total);
    const fields = numbers(form);
    const sum = () => fields.reduce((sum, field) => sum + Number(field.value), 0);
    const rest = fields.findLast((field) => !touched.has(field));
    if (rest && fields.some((field) => touched.has(field))) {
      rest.value = Math.min(Math.max(total - sum() + Number(rest.value), 0), total);
    }
    for (const field of fields) field.closest("li").classList.toggle("made", field.value === field.dataset.bid);
    form.querySelector("output").textContent = `${sum()} / ${total}`;
    form.querySelector("button.main").disabled = sum() !== total;
  };

  // What is chosen or typed outlives the page while its question stands.
  const asked = (form) => `${form.elements.game?.value} ${form.dataset.asked}`;
  const drafts = () => JSON.parse(stored("drafts")) ?? {};
  const storeDraft = (question, draft) => store("drafts", JSON.stringify({ ...drafts(), [question]: draft }));
  const isChip = (field) => field.matches(".chips *");
  const named = (field) => {
    const [label] = field.labels;
    if (isChip(field)) return (label.querySelector(".hidden") ?? label).textContent.trim();
    return `${field.ariaLabel ?? ""} ${field.value}`.trim();
  };
  const keep = (form, isSent) => {
    if (!form.dataset.asked) return;
    const fields = [...form.elements].filter((field) => touched.has(field) && (field.checked || !isChip(field)));
    const said = fields.map((field) => [field.name, field.value]);
    const text = fields.map(named).join(", ");
    storeDraft(asked(form), text ? { said, text, isSent } : undefined);
  };
  const takeUp = (form) => {
    for (const [name, value] of drafts()[asked(form)]?.said ?? []) {
      for (const field of form.elements) {
        if (field.name !== name || (isChip(field) && field.value !== value)) continue;
        field.checked = isChip(field);
        field.value = value;
        touched.add(field);
        limit(field);
        const panel = field.closest("details");
        if (panel) panel.open = true;
      }
    }
    if (form.dataset.total) count(form);
  };
  // Names a draft whose question has been answered otherwise. What was begun on another page of the game stands
  // while that page has its form, as far as this one knows.
  const dropOld = () => {
    const due = all("form[data-asked]").map(asked);
    const path = location.pathname.replace(/^.*?(?=\/(act|deal|new)\/)/, "");
    const isElsewhere = ([game, place]) => {
      const isOfGame = game === "undefined" || due[0].startsWith(`${game} `);
      if (!live.dataset.live) return place !== path || !isOfGame;
      const isAct = place.startsWith("/act/");
      return place[0] === "/" && isOfGame && (!isAct || live.querySelector(`a[href$="${place}"]`));
    };
    for (const [question, { text, isSent, isDone }] of due.length ? Object.entries(drafts()) : []) {
      const isAsked = due.includes(question) || (!isSent && isElsewhere(question.split(" ")));
      if (isAsked && !isDone) continue;
      storeDraft(question);
      if (!isSent && !isDone) live.prepend(note("message", live.dataset.dropped.replace("#", () => text)));
    }
  };
  // A form that is answered by a page of its own, or refused, has recorded nothing yet: the ruling on an incident, what
  // a correction would change.
  const setSent = (waiting, state) => {
    for (const question of waiting) storeDraft(question, { ...drafts()[question], isSent: false, ...state });
  };

  // A bid without a suit or a partner takes none.
  const limit = (field) => {
    if (field.name !== "bid") return;
    const kind = field.parentElement.classList;
    for (const [name, without] of [["suit", "no-trump"], ["with", "alone"]]) {
      const fields = field.form.querySelectorAll(`input[name=${name}]`);
      for (const field of fields) {
        field.disabled = kind.contains(without);
        if (field.disabled || fields.length > 1) field.checked &&= !field.disabled;
      }
    }
  };
  const chosen = (field) => {
    touched.add(field);
    limit(field);
    if (field.form.dataset.total) count(field.form);
    keep(field.form);
  };

  const note = (name, text) => {
    const note = document.createElement("p");
    note.className = name;
    note.setAttribute("role", "status");
    note.textContent = text;
    return note;
  };

  // Says in plain sight for how long the server has not answered.
  const connected = (is) => {
    const old = document.querySelector(".offline");
    document.body.classList.toggle("cut", !is);
    if (is) {
      heard = performance.now();
      old?.remove();
      return;
    }
    const silent = Math.floor((performance.now() - heard) / 1000);
    const text = silent * 1000 < SILENCE ? live.dataset.offline : live.dataset.silent.replace("#", silent);
    if (!old) document.body.append(note("offline", text));
    else if (old.textContent !== text) old.textContent = text;
  };

  const listen = () => {
    source?.close();
    source = new EventSource(live.dataset.live);
    const mine = source;
    source.onopen = () => connected(true);
    source.addEventListener("beat", () => connected(true));
    let lines = [];
    const arrive = (event) => {
      connected(true);
      if (event.lastEventId !== version() || !event.lastEventId) {
        show(parsed(lines.join("\n")).body.firstElementChild);
      }
    };
    source.onmessage = (event) => {
      lines = event.data.split("\n");
      arrive(event);
    };
    // Lines of what this page has, and new ones.
    source.addEventListener("patch", (event) => {
      lines = event.data.split("\x1e").slice(0, -1).flatMap((line) => {
        if (line[0] === "+") return line.slice(1);
        if (line[0] === "*") {
          const [, place, head, tail, middle] = /^.(\d+) (\d+) (\d+) (.*)$/s.exec(line);
          const old = lines[place];
          return old.slice(0, head) + middle + old.slice(old.length - tail);
        }
        const [from, count] = line.slice(1).split(" ").map(Number);
        return lines.slice(from, from + count);
      });
      arrive(event);
    });
    source.onerror = () => {
      connected(false);
      // A browser tries again by itself, unless it was refused.
      if (mine.readyState === EventSource.CLOSED) setTimeout(() => mine === source && listen(), RETRY);
    };
  };

  const send = async (form, fields) => {
    for (;;) {
      try {
        const signal = AbortSignal.timeout(SILENCE);
        const answer = await fetch(form.action, { method: "POST", body: fields, signal });
        if (answer.status === 503) throw new Error("busy");
        const page = parsed(await answer.text());
        const table = page.getElementById("live")?.firstElementChild;
        connected(true);
        const isRefused = table?.querySelector("[role=alert]");
        if (isRefused) keep(form);
        else if (table && form.dataset.asked) storeDraft(asked(form));
        if (!table) {
          // What a correction would change is a page of its own.
          if (answer.ok) form.submit();
          else location.reload();
        } else {
          const focused = document.activeElement;
          if (table.dataset.version !== version() || isRefused) show(table);
          for (const button of all("button:not(.barred)")) button.disabled = false;
          all("form[data-total]").forEach(count);
          if (isRefused) live.querySelector("[role=alert]").scrollIntoView({ block: "nearest" });
          else {
            form.reset();
            if (!focused.isConnected || focused === document.body) {
              document.getElementById("due")?.focus({ preventScroll: true });
            }
          }
        }
        return;
      } catch {
        // Sent twice, it is recorded once.
        connected(false);
        await new Promise((retry) => setTimeout(retry, RETRY));
      }
    }
  };

  document.addEventListener("submit", (event) => {
    keep(event.target, true);
    if (!event.target.dataset.asked) setSent(waiting, { isDone: true });
    if (!event.target.matches("form.press")) return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(event.target, event.submitter));
    for (const button of all("button")) button.disabled = true;
    for (const note of all(":scope > .message")) note.remove();
    send(event.target, fields);
  });

  // The second tap of a double tap flashes what it would have pressed.
  document.addEventListener(
    "click",
    (event) => {
      const control = event.target.closest(controls);
      if (!control || !event.isTrusted || performance.now() - (born.get(control) ?? began) > DOUBLE_TAP) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.classList.add("flash");
      setTimeout(() => control.classList.remove("flash"), DOUBLE_TAP);
    },
    true,
  );

  document.addEventListener("click", (event) => {
    const button = event.target.closest("#me button");
    if (!button) return;
    me = button.value === me ? null : button.value;
    store("me", me ?? "");
    own();
  });
  document.addEventListener("click", (event) => {
    const step = event.target.closest("button.step");
    if (!step) return;
    const field = step.parentElement.querySelector("input");
    const number = Number(field.value) + Number(step.value);
    field.value = Math.min(Math.max(number, field.min), field.max);
    chosen(field);
  });
  document.addEventListener("input", ({ target }) => chosen(target));

  const isAnswer = !live.dataset.live || live.querySelector("[role=alert]");
  const sent = ([, draft]) => draft.isSent || draft.isDone;
  const waiting = isAnswer ? Object.entries(drafts()).filter(sent).map(([question]) => question) : [];
  setSent(waiting, { isDone: false });
  dropOld();
  all("form[data-asked]").forEach(takeUp);
  if (!live.dataset.live) return;
  own();

  // A page that nobody sees needs no connection; a phone that was asleep has missed what happened.
  document.addEventListener("visibilitychange", () => {
    clearInterval(asking);
    if (!document.hidden) return listen();
    source?.close();
    if (live.dataset.ask) asking = setInterval(ask, ASK);
  });
  setInterval(() => {
    if (document.hidden || performance.now() - heard < SILENCE) return;
    const isNew = !document.body.classList.contains("cut");
    connected(false);
    if (isNew) listen();
  }, 1000);
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", listen);
})();
