// Shows each change of the table as it arrives, and sends forms without leaving the page. Without this
// script the page works too: it is loaded again.
"use strict";
(() => {
  const live = document.getElementById("live");
  const RETRY = 2000;
  let source;

  const version = () => live.firstElementChild?.dataset.version;

  // Replaces the table; what was opened stays open.
  const show = (html) => {
    const open = [...live.querySelectorAll("details[open][id]")].map((it) => it.id);
    live.innerHTML = html;
    for (const id of open) {
      const details = document.getElementById(id);
      if (details) details.open = true;
    }
  };

  const connected = (is) => {
    let note = document.querySelector(".offline");
    if (is) {
      note?.remove();
    } else if (!note) {
      note = document.createElement("p");
      note.className = "offline";
      note.setAttribute("role", "status");
      note.textContent = live.dataset.offline;
      document.body.append(note);
    }
  };

  const listen = () => {
    source?.close();
    source = new EventSource(live.dataset.live);
    source.onopen = () => connected(true);
    source.onmessage = (event) => {
      if (event.lastEventId !== version() || !event.lastEventId) show(event.data);
    };
    source.onerror = () => {
      connected(false);
      // A browser tries again by itself, unless it was refused.
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, RETRY);
    };
  };

  const send = async (form, fields) => {
    for (;;) {
      try {
        const answer = await fetch(form.action, { method: "POST", body: fields });
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const table = page.getElementById("live");
        connected(true);
        if (!table) location.reload();
        // What has arrived already is not shown again: something may have been chosen in it.
        else if (table.firstElementChild.dataset.version !== version() || table.querySelector("[role=alert]")) {
          show(table.innerHTML);
        }
        for (const button of live.querySelectorAll("button:not(.barred)")) button.disabled = false;
        live.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
        return;
      } catch {
        // Sent twice, it is recorded once.
        connected(false);
        await new Promise((retry) => setTimeout(retry, RETRY));
      }
    }
  };

  document.addEventListener("submit", (event) => {
    if (!event.target.matches("form.press")) return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(event.target, event.submitter));
    for (const button of live.querySelectorAll("button")) button.disabled = true;
    send(event.target, fields);
  });

  // A phone that was asleep has missed what happened meanwhile.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) listen();
  });
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", listen);
})();
