//! Headless Chromium, driven by its own protocol over two named pipes.

use crate::common::{PATIENCE, skipped};
use serde_json::{Value, json};
use std::cell::Cell;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Instant;
use tempfile::TempDir;

/// A browser, closed when this is dropped.
pub(super) struct Browser {
    child: Child,
    to: File,
    from: Receiver<Value>,
    next: Cell<u64>,
    _folder: TempDir,
}

/// A page of a browser.
pub(super) struct Tab<'a> {
    browser: &'a Browser,
    session: String,
}

impl Browser {
    /// Starts a browser; `None`, with a note, where there is none.
    pub(super) fn start() -> Option<Browser> {
        let Some(name) = ["chromium", "chromium-browser", "google-chrome"]
            .into_iter()
            .find(|name| Command::new(name).arg("--version").output().is_ok())
        else {
            skipped("the live table in a browser", "Chromium is not installed");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder of its own");
        let pipes = ["to", "from"].map(|name| folder.path().join(name));
        assert!(Command::new("mkfifo").args(&pipes).status().expect("mkfifo").success());
        let flags = "--headless --no-sandbox --disable-gpu --no-first-run --disable-dev-shm-usage \
                     --disable-background-networking --disable-component-update";
        let line = format!(
            "exec {name} {flags} --user-data-dir=profile --remote-debugging-pipe 3<to 4>from"
        );
        let child = Command::new("sh")
            .args(["-c", &line])
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let to = OpenOptions::new().write(true).open(&pipes[0]).expect("a pipe");
        let from = File::open(&pipes[1]).expect("a pipe");
        let (sender, receiver) = mpsc::channel();
        std::thread::spawn(move || {
            for message in BufReader::new(from).split(0).map_while(Result::ok) {
                let message = serde_json::from_slice(&message).expect("JSON");
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        Some(Browser { child, to, from: receiver, next: Cell::new(1), _folder: folder })
    }

    fn call(&self, session: Option<&str>, method: &str, params: Value) -> Value {
        self.try_call(session, method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn try_call(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value, Value> {
        let id = self.next.replace(self.next.get() + 1);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let mut to = &self.to;
        to.write_all(format!("{message}\0").as_bytes()).expect("it is sent");
        loop {
            let mut answer = self.from.recv_timeout(PATIENCE).expect("an answer");
            if answer["id"] == id {
                return match answer["error"].take() {
                    Value::Null => Ok(answer["result"].take()),
                    error => Err(error),
                };
            }
        }
    }

    /// Opens a page on a screen this wide.
    pub(super) fn open(&self, url: &str, width: u32) -> Tab<'_> {
        let target = self.call(None, "Target.createTarget", json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.call(None, "Target.attachToTarget", attach);
        let session = attached["sessionId"].as_str().expect("a session").to_owned();
        let tab = Tab { browser: self, session };
        tab.resize(width, 800);
        tab.call("Page.enable", json!({}));
        tab.call("Network.enable", json!({}));
        tab.goto(url);
        tab
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Tab<'_> {
    fn call(&self, method: &str, params: Value) -> Value {
        self.browser.call(Some(&self.session), method, params)
    }

    /// Shows the page on a screen of this size.
    pub(super) fn resize(&self, width: u32, height: u32) {
        let is_phone = width < 800;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.call("Emulation.setDeviceMetricsOverride", size);
    }

    pub(super) fn goto(&self, url: &str) {
        self.call("Page.navigate", json!({ "url": url }));
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'");
    }

    /// Evaluates an expression in the page.
    #[track_caller]
    pub(super) fn eval(&self, expression: &str) -> Value {
        let params =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.call("Runtime.evaluate", params);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {answer}");
        answer["result"]["value"].take()
    }

    /// Waits until an expression is true in the page.
    #[track_caller]
    pub(super) fn wait(&self, expression: &str) {
        let began = Instant::now();
        let params = json!({ "expression": format!("!!({expression})"), "returnByValue": true });
        loop {
            // Unlike `eval`, this ignores exceptions and errors: a page that is being left gives them.
            let answer =
                self.browser.try_call(Some(&self.session), "Runtime.evaluate", params.clone());
            if answer.is_ok_and(|answer| answer["result"]["value"] == true) {
                return;
            }
            assert!(
                began.elapsed() < PATIENCE,
                "never: {expression}\n{}",
                self.eval("document.body.innerText")
            );
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }

    /// Waits until the page has a text.
    #[track_caller]
    pub(super) fn sees(&self, text: &str) {
        self.wait(&format!("document.body.innerText.includes({})", json!(text)));
    }

    /// Clicks the element with a text, once the page has it.
    #[track_caller]
    pub(super) fn click(&self, text: &str) {
        let found = format!(
            "[...document.querySelectorAll('button, a, summary')]\
             .find((element) => element.innerText.trim() === {} && !element.disabled)",
            json!(text)
        );
        self.wait(&found);
        self.eval(&format!("{found}.click()"));
    }

    /// Taps the middle of the element that an expression finds, once it has been there for a third of a second.
    #[track_caller]
    fn tap_on(&self, found: &str) {
        // A control that has just appeared does not yet count as seen.
        self.wait(&format!(
            "((seen, control) => {{ \
             if (control && !seen.has(control)) seen.set(control, Date.now()); \
             return control && Date.now() - seen.get(control) > 350; \
             }})(window.seen ??= new WeakMap(), {found})"
        ));
        let middle = self.eval(&format!(
            "(() => {{ const element = {found}; element.scrollIntoView({{ block: 'nearest' }}); \
             const box = element.getBoundingClientRect(); \
             return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
        ));
        for kind in ["mousePressed", "mouseReleased"] {
            self.call(
                "Input.dispatchMouseEvent",
                json!({ "type": kind, "x": middle[0], "y": middle[1], "button": "left", "clickCount": 1 }),
            );
        }
    }

    /// Taps the control that begins with a text.
    #[track_caller]
    pub(super) fn tap(&self, text: &str) {
        self.tap_on(&format!(
            "[...document.querySelectorAll('button, a, summary, .chips label')]\
             .find((element) => (element.innerText.trim().replace(/\\s+/g, ' ') + ' ').startsWith({} + ' ') && !element.disabled)",
            json!(text)
        ));
    }

    /// Taps the button that sends a line.
    #[track_caller]
    pub(super) fn tap_button(&self, line: &str) {
        self.tap_on(&format!("document.querySelector('button[value=\"{line}\"]')"));
    }

    /// Taps the plus or the minus of a player.
    #[track_caller]
    pub(super) fn tap_step(&self, player: &str, step: &str) {
        self.tap_on(&format!("document.querySelector('button[aria-label=\"{player} {step}\"]')"));
    }

    /// Taps a chip.
    #[track_caller]
    pub(super) fn tap_chip(&self, name: &str, value: &str) {
        self.tap_on(&format!(
            "document.querySelector('input[name={name}][value={value}]').nextElementSibling"
        ));
    }

    /// Presses a key, by its name and its code.
    pub(super) fn key(&self, key: &str, code: u32) {
        let text = if key == "Enter" { "\r" } else { "" };
        for kind in ["keyDown", "keyUp"] {
            self.call(
                "Input.dispatchKeyEvent",
                json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text }),
            );
        }
    }

    /// Presses Tab until an expression is true of the page.
    #[track_caller]
    pub(super) fn tab_to(&self, focused: &str) {
        for _ in 0..40 {
            self.key("Tab", 9);
            if self.eval(focused) == true {
                return;
            }
        }
        panic!("Tab never reaches {focused}");
    }

    /// Sets whether the reader prefers light or dark pages.
    pub(super) fn theme(&self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.call("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Cuts the page off from every network, or lets it back.
    pub(super) fn offline(&self, is: bool) {
        let params = json!({ "offline": is, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.call("Network.emulateNetworkConditions", params);
    }
}
