// The page's only script: it keeps one websocket, puts the fragments that the server renders in place, and turns what
// a person does into messages. docs/protocol.md tells the protocol.
"use strict";
(() => {
  const words = JSON.parse(document.body.dataset.words);
  const kiosk = document.documentElement.classList.contains("kiosk");
  const byId = (id) => document.getElementById(id);
  const log = byId("log"), welcome = byId("welcome"), question = byId("question"), note = byId("note");
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  // ---- the conversation: which one, and up to which event it is shown

  let socket = null, conversation = "", token = "", seq = 0, until = 0;
  let expected = ""; // the conversation that was asked for with resume, until its hello comes
  let spare = null;  // the hello of the new conversation that every connection begins with
  let tries = 0, timer = 0, busy = false;
  let unheard = null; // the last message that no event has answered
  let shifted = false; // Shift was down with the last key
  let waiting = [];   // messages said while there was no connection

  function connect() {
    clearTimeout(timer);
    show(tries ? "reconnecting" : "connecting");
    const url = new URL("/ws?html=1" + (kiosk ? "&kiosk=1" : ""), location.href);
    url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const s = socket = new WebSocket(url);
    s.onopen = () => {
      tries = 0;
      show("connected");
      if (token && !kiosk) {
        expected = conversation;
        s.send(JSON.stringify({ type: "resume", conversation, token, after: seq }));
      }
    };
    s.onmessage = (m) => { if (s === socket) receive(JSON.parse(m.data)); };
    s.onclose = () => {
      if (s !== socket) return;
      socket = null;
      if (kiosk) token = "";
      show(navigator.onLine ? "reconnecting" : "offline");
      timer = setTimeout(connect, Math.min(10000, 250 * 2 ** tries++) * (0.75 + Math.random() / 2));
    };
  }

  function show(state) {
    const c = byId("connection");
    if (c.dataset.state === state) return;
    c.dataset.state = state;
    c.querySelector(".says").textContent = words[state];
  }

  // say sends a message, now or once there is a connection.
  function say(message) {
    const opens = ["ask", "run", "edit", "answer"].includes(message.type);
    if (!socket || socket.readyState !== 1 || expected) {
      if (opens) waiting.push(message);
      return;
    }
    if (opens) unheard = message;
    socket.send(JSON.stringify(message));
  }

  function clear() {
    log.replaceChildren();
    undoable();
  }

  function undoable() {
    const undo = document.querySelector('[data-do="undo"]');
    if (undo) undo.disabled = !log.querySelector(".turn");
  }

  function adopt(hello) {
    expected = "";
    spare = null;
    if (hello.conversation !== conversation) {
      conversation = hello.conversation;
      seq = 0;
      clear();
      welcome.hidden = false;
      setBusy(false);
      if (!kiosk && !hello.resumed && location.hash) history.replaceState(null, "", location.pathname);
    }
    token = hello.token || token;
    until = hello.resumed ? hello.until || 0 : 0;
    const picker = byId("source");
    if (picker) picker.value = hello.source;
    if (hello.busy) setBusy(true);
    const again = unheard;
    if (again) setTimeout(() => { if (again === unheard) say(again); }, 400);
    for (const m of waiting.splice(0)) say(m);
    if (kiosk && attracting() && !visited) { visited = true; say({ type: "attract" }); }
  }

  function receive(e) {
    if (e.type === "hello") {
      if (expected && e.conversation !== expected) spare = e;
      else { adopt(e); seq = Math.max(seq, e.seq); }
      return;
    }
    if (expected) { // still of the conversation that we are leaving
      if (e.code === "unknown_conversation" || e.code === "wrong_token") {
        forget(conversation);
        adopt(spare);
        place(e.html);
      }
      return;
    }
    if (e.seq <= seq) return;
    seq = e.seq;
    if (e.type !== "progress" && e.type !== "queue" && e.type !== "notice") unheard = null;
    apply(e);
  }

  // ---- showing events

  function place(html) {
    const t = document.createElement("template");
    t.innerHTML = html || "";
    const placed = [...t.content.children];
    for (const el of placed) {
      const old = el.id && byId(el.id);
      if (old) old.replaceWith(el);
      else (byId(el.dataset.into) || log).append(el);
    }
    return placed;
  }

  function apply(e) {
    const fresh = e.seq > until;
    const had = document.activeElement;
    const inCard = had && had.closest && had.closest(".card, .exchange");
    switch (e.type) {
      case "turn":
        for (const t of log.querySelectorAll(".turn")) if (+t.dataset.turn >= e.turn) t.remove();
        welcome.hidden = true;
        note.classList.remove("shown");
        remember(e.text);
        setBusy(true);
        break;
      case "undone": {
        const t = byId(`t${e.turn}-turn`);
        if (t) t.remove();
        if (!log.children.length) welcome.hidden = false;
        if (!question.value && fresh) question.value = e.text;
        setBusy(false);
        break;
      }
      case "answered": setBusy(true); break;
      case "clarify": case "result": case "reply": case "error": setBusy(false); break;
      case "source": if (byId("source")) byId("source").value = e.name; break;
    }
    const placed = place(e.html);
    const turn = byId(`t${e.turn}-turn`);
    if (turn) turn.dataset.state = { clarify: "waiting", result: "done", reply: "done", error: "failed" }[e.type] || (busy ? "working" : turn.dataset.state);
    if (e.type === "clarify" && placed.length) { // an undo leads back to an earlier question: those after it go
      while (placed[0].nextElementSibling) placed[0].nextElementSibling.remove();
    }
    undoable();
    if (!fresh) return;
    for (const el of placed) if (el.dataset.announce) announce(el.dataset.announce);
    const main = placed[0];
    if (!main) return;
    if (e.type === "clarify") {
      if (inCard || had === document.body || had === question && !question.value.trim()) main.focus({ preventScroll: true });
      bring(main, "nearest");
    } else if (e.type === "turn") {
      bring(main, "start");
    } else if (e.type === "result" || e.type === "reply" || e.type === "error") {
      if (!document.activeElement || document.activeElement === document.body || inCard) { if (!kiosk) question.focus({ preventScroll: true }); }
      const text = main.querySelector("textarea[data-line]");
      if (text) caret(text);
      bring(turn && turn.offsetHeight < innerHeight * 0.7 ? main : turn || main, turn && turn.offsetHeight < innerHeight * 0.7 ? "nearest" : "start");
    }
  }

  function bring(el, block) { el.scrollIntoView({ block, behavior: still.matches ? "auto" : "smooth" }); }

  function announce(text) {
    const p = document.createElement("p");
    p.textContent = text;
    byId("announce").replaceChildren(p);
  }

  function setBusy(now) {
    busy = now;
    const stop = document.querySelector('[data-do="stop"]');
    if (stop) stop.hidden = !now;
  }

  // caret puts the text cursor where the checker found something wrong.
  function caret(text) {
    const lines = text.value.split("\n");
    let at = 0;
    for (let i = 0; i < +text.dataset.line - 1 && i < lines.length; i++) at += lines[i].length + 1;
    const line = [...(lines[+text.dataset.line - 1] || "")];
    at += line.slice(0, +text.dataset.column - 1).join("").length;
    text.focus({ preventScroll: true });
    text.setSelectionRange(at, at);
  }

  // ---- what a person does

  function ask(text) {
    text = text.trim();
    if (!text) { question.focus(); return; }
    say({ type: "ask", text });
    question.value = "";
  }

  const openCard = () => { const all = log.querySelectorAll(".card"); return all[all.length - 1]; };

  function answer(card, value) {
    if (card.dataset.sent) return;
    card.dataset.sent = value;
    for (const b of card.querySelectorAll("button, input")) b.setAttribute("aria-disabled", "true");
    say({ type: "answer", id: card.dataset.id, value });
    setTimeout(() => { delete card.dataset.sent; for (const b of card.querySelectorAll("[aria-disabled]")) b.removeAttribute("aria-disabled"); }, 4000);
  }

  const actions = {
    stop() { say({ type: "stop" }); },
    continue(b) { b.disabled = true; setBusy(true); say({ type: "continue" }); },
    undo() { say({ type: "undo" }); },
    new() { say({ type: "reset" }); question.focus(); },
    share,
    forget() { localStorage.removeItem("surely.chats"); listPast(); },
    edit(b) { edit(b.closest(".turn")); },
    overturn(b) { b.disabled = true; setBusy(true); say({ type: "overturn", turn: +b.dataset.turn, row: +b.dataset.row, expr: b.dataset.expr, verdict: b.dataset.verdict }); },
    unfold(b) { for (const r of b.parentElement.querySelectorAll("[data-fold]")) r.hidden = false; b.remove(); },
    sort(b) { sort(b); },
    wake() { wake(); },
    stay() { byId("still").close(); touched(); },
    over() { attract(); },
  };

  document.addEventListener("click", (e) => {
    const b = e.target.closest("button, a");
    if (!b || b.getAttribute("aria-disabled") === "true") return;
    if (b.dataset.do) actions[b.dataset.do](b);
    else if (b.dataset.value && b.closest(".card")) answer(b.closest(".card"), b.dataset.value);
    else if (b.dataset.suql) say({ type: "run", suql: b.dataset.suql });
    else if (b.dataset.ask) ask(b.dataset.ask);
    else if (b.dataset.open) { e.preventDefault(); openPast(b.dataset.open, b.dataset.token); }
    for (const d of document.querySelectorAll("details.menu[open]")) if (!d.contains(e.target)) d.open = false;
  });

  document.addEventListener("submit", (e) => {
    const f = e.target;
    if (f.dataset.form === "export") {
      f.conversation.value = conversation;
      f.token.value = token;
      return; // the browser sends it
    }
    e.preventDefault();
    if (f.id === "ask") ask(question.value);
    else if (f.dataset.form === "own") { if (f.value.value.trim()) answer(f.closest(".card"), f.value.value.trim()); }
    else if (f.dataset.form === "run") { if (f.suql.value.trim()) say({ type: "run", suql: f.suql.value }); }
    else if (f.dataset.form === "edit") { if (f.text.value.trim()) say({ type: "edit", turn: +f.closest(".turn").dataset.turn, text: f.text.value.trim() }); }
  });

  question?.addEventListener("beforeinput", (e) => { if (e.inputType === "insertLineBreak" && !shifted) e.preventDefault(); });

  document.addEventListener("change", (e) => { if (e.target.id === "source") say({ type: "source", name: e.target.value }); });

  document.addEventListener("keydown", (e) => {
    if (e.isComposing || e.ctrlKey || e.metaKey || e.altKey) return;
    shifted = e.shiftKey;
    const at = e.target, typing = at.matches && at.matches("input, textarea, select");
    if (at === question && e.key === "Enter" && !e.shiftKey) { e.preventDefault(); ask(question.value); return; }
    if (at.name === "suql" && e.key === "Escape") { at.blur(); return; }
    if (document.querySelector("dialog[open]")) return;
    const menu = document.querySelector("details.menu[open]");
    if (menu && e.key === "Escape") { menu.open = false; menu.querySelector("summary").focus(); return; }
    const card = openCard();
    if (e.key === "Escape") {
      if (at.closest && at.closest('[data-form="edit"]')) { cancelEdit(at.closest(".turn")); return; }
      if (busy) actions.stop();
      else if (card) answer(card, "skip");
      return;
    }
    if (!card || typing && !(at === question && !question.value.trim())) return;
    const pick = e.key === "y" || e.key === "Y" ? '[data-value="yes"]' : e.key === "n" || e.key === "N" ? '[data-value="no"]'
      : /^[1-9]$/.test(e.key) ? `[data-key="${e.key}"]` : "";
    const b = pick && card.querySelector(pick);
    if (b) { e.preventDefault(); answer(card, b.dataset.value); }
  });

  function edit(turn) {
    const head = turn.querySelector(".said"), h = head.querySelector("h2");
    const f = document.createElement("form");
    f.dataset.form = "edit";
    const t = document.createElement("textarea");
    t.name = "text"; t.rows = 2; t.dir = "auto"; t.maxLength = 8000; t.value = h.querySelector(".words").textContent;
    t.setAttribute("aria-label", words.edit);
    t.onkeydown = (e) => { if (e.key === "Enter" && !e.shiftKey && !e.isComposing) { e.preventDefault(); f.requestSubmit(); } };
    const go = document.createElement("button"), no = document.createElement("button");
    go.type = "submit"; go.className = "primary"; go.textContent = words.askAgain;
    no.type = "button"; no.className = "quiet"; no.textContent = words.cancel; no.onclick = () => cancelEdit(turn);
    f.append(t, go, no);
    h.hidden = true;
    head.querySelector(".edit").hidden = true;
    head.append(f);
    t.focus();
  }

  function cancelEdit(turn) {
    const head = turn.querySelector(".said");
    head.querySelector("form").remove();
    head.querySelector("h2").hidden = false;
    head.querySelector(".edit").hidden = false;
    head.querySelector(".edit").focus();
  }

  function sort(b) {
    const th = b.closest("th"), table = th.closest("table"), column = +b.dataset.column;
    const down = th.getAttribute("aria-sort") === "ascending";
    for (const other of table.querySelectorAll("th[aria-sort]")) other.removeAttribute("aria-sort");
    th.setAttribute("aria-sort", down ? "descending" : "ascending");
    const numeric = th.classList.contains("number");
    const key = (body) => body.rows[0].cells[column].dataset.sort || "";
    const rows = [...table.tBodies].sort((x, y) => {
      const a = key(x), c = key(y);
      if (!a || !c) return !a - !c; // what is empty comes last either way
      const order = numeric ? a - c : a.localeCompare(c, undefined, { numeric: true });
      return down ? -order : order;
    });
    table.append(...rows);
  }

  // ---- links to this chat, and earlier chats, which only this browser knows

  function chats() { try { return JSON.parse(localStorage.getItem("surely.chats")) || []; } catch { return []; } }

  function keep(all) { try { localStorage.setItem("surely.chats", JSON.stringify(all.slice(0, 50))); } catch { /* a browser that keeps nothing */ } }

  function remember(title) {
    if (kiosk || !token) return;
    history.replaceState(null, "", `#c=${conversation}.${token}`);
    const all = chats(), known = all.find((c) => c.id === conversation);
    keep([{ id: conversation, token, title: known ? known.title : title.slice(0, 80) }, ...all.filter((c) => c.id !== conversation)]);
    listPast();
  }

  function forget(id) {
    if (!kiosk) { keep(chats().filter((c) => c.id !== id)); listPast(); }
  }

  function listPast() {
    const menu = byId("past");
    if (!menu) return;
    const all = chats();
    menu.querySelector(".none").hidden = all.length > 0;
    menu.querySelector('[data-do="forget"]').hidden = !all.length;
    menu.querySelector("ul").replaceChildren(...all.map((c) => {
      const li = document.createElement("li"), a = document.createElement("a");
      a.href = `#c=${c.id}.${c.token}`;
      a.dataset.open = c.id; a.dataset.token = c.token; a.dir = "auto"; a.textContent = c.title;
      if (c.id === conversation) a.setAttribute("aria-current", "true");
      li.append(a);
      return li;
    }));
  }

  function openPast(id, key) {
    byId("past").open = false;
    resume(id, key);
  }

  function resume(id, key) {
    if (id === conversation) return;
    clear();
    welcome.hidden = true;
    conversation = id; token = key; seq = 0; unheard = null;
    setBusy(false);
    history.replaceState(null, "", `#c=${id}.${key}`);
    if (socket && socket.readyState === 1) {
      expected = id;
      socket.send(JSON.stringify({ type: "resume", conversation: id, token: key, after: 0 }));
    }
  }

  function share(b) {
    const link = location.href;
    const done = () => { b.textContent = words.copied; setTimeout(() => { b.textContent = words.share; }, 2000); };
    const told = () => { note.textContent = link; note.classList.add("shown"); };
    if (navigator.clipboard) navigator.clipboard.writeText(link).then(done, told); else told();
    announce(words.copied);
  }

  function fromHash() {
    const m = /^#c=([\w-]+)\.([\w-]+)$/.exec(location.hash);
    return m && { id: m[1], token: m[2] };
  }

  window.addEventListener("hashchange", () => { const h = fromHash(); if (h) resume(h.id, h.token); });
  window.addEventListener("online", () => { if (!socket) { tries = 0; connect(); } });
  window.addEventListener("offline", () => { if (!socket) show("offline"); });

  // ---- the kiosk

  let idle = 0, counting = 0, visited = false;
  const root = byId("kiosk");
  const attracting = () => root && root.dataset.state === "attract";

  function touched() {
    clearTimeout(idle);
    clearInterval(counting);
    if (!kiosk || attracting()) return;
    idle = setTimeout(askStill, 1000 * document.body.dataset.idle);
  }

  function askStill() {
    if (busy) { touched(); return; }
    let left = +document.body.dataset.countdown;
    const count = byId("count"), dialog = byId("still");
    const tell = () => { count.textContent = count.dataset.form.replace("%s", left); };
    tell();
    if (!dialog.open) dialog.showModal();
    clearInterval(counting);
    counting = setInterval(() => { if (--left <= 0) attract(); else tell(); }, 1000);
  }

  function attract() {
    clearTimeout(idle);
    clearInterval(counting);
    if (byId("still").open) byId("still").close();
    question.value = "";
    root.dataset.state = "attract";
    unheard = null;
    waiting = [];
    clear();
    byId("announce").replaceChildren();
    note.classList.remove("shown");
    visited = true;
    say({ type: "attract" });
    byId("wake").focus();
  }

  function wake() {
    root.dataset.state = "active";
    visited = false;
    say({ type: "reset" });
    touched();
    scrollTo(0, 0);
  }

  if (kiosk) {
    for (const kind of ["pointerdown", "keydown", "wheel", "touchmove"]) document.addEventListener(kind, () => { if (!byId("still").open) touched(); }, { passive: true });
    document.addEventListener("contextmenu", (e) => e.preventDefault());
  }

  // ---- begin

  if (log) {
    const h = !kiosk && fromHash();
    if (h) { conversation = h.id; token = h.token; welcome.hidden = true; }
    listPast();
    connect();
    if (!kiosk) question.focus({ preventScroll: true });
  }
})();
