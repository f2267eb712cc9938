// The wall shows its pages in turn, and the page of a person is loaded again from time to time.
"use strict";
(() => {
  const TURN = 10000;
  const RELOAD = 30000;
  if (document.getElementById("wall")) {
    const rules = new CSSStyleSheet();
    document.adoptedStyleSheets = [rules];
    let shown = 0;
    const turn = (by) => {
      const sheets = [...document.querySelectorAll("#wall .sheet")];
      shown = sheets.length ? (shown + by) % sheets.length : 0;
      const first = sheets.length ? [...sheets[0].parentNode.children].indexOf(sheets[0]) : 0;
      rules.replaceSync(`#wall .sheet:not(:nth-child(${first + shown + 1})) { display: none }`);
    };
    turn(0);
    setInterval(() => turn(1), TURN);
  }
  if (document.querySelector("main[data-reload]")) {
    const reload = () => document.hidden || location.reload();
    setInterval(reload, RELOAD);
    document.addEventListener("visibilitychange", reload);
  }
})();
