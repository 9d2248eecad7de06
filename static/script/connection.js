// ---- the connection: its conversation, and the number of the last event shown

const words = JSON.parse(document.body.dataset.words);
const kiosk = document.documentElement.classList.contains("kiosk");
const byId = (id) => document.getElementById(id);
const log = byId("log"), welcome = byId("welcome"), question = byId("question"), note = byId("note");
const linked = byId("copy")?.dataset.link || ""; // the link whose copy this page shows
const still = matchMedia("(prefers-reduced-motion: reduce)");

let socket = null, conversation = "", token = "", seq = 0, until = 0;
let expected = ""; // the conversation requested with resume, until its hello arrives
let spare = null;  // the hello of the new conversation that begins every connection
let tries = 0, timer = 0, busy = false;
let unheard = null; // the last message without an event in response
let waiting = [];   // messages sent while there was no connection

function connect() {
  clearTimeout(timer);
  show(tries ? "reconnecting" : "connecting");
  const url = new URL("/ws?html=1" + (kiosk ? "&kiosk=1" : ""), location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const s = socket = new WebSocket(url);
  s.onopen = () => {
    tries = 0;
    show("connected");
    if ((token || linked) && !kiosk) {
      expected = conversation;
      s.send(JSON.stringify({ type: "resume", conversation, token, after: seq }));
    }
  };
  s.onmessage = (m) => { if (s === socket) receive(JSON.parse(m.data)); };
  s.onclose = (e) => {
    if (s !== socket) return;
    socket = null;
    if (kiosk) token = "";
    if (e.code === notAdmitted) { shutOut(); return; }
    show(navigator.onLine ? "reconnecting" : "offline");
    timer = setTimeout(connect, Math.min(10000, (e.code === overloaded ? 2000 : 250) * 2 ** tries++) * (0.75 + Math.random() / 2));
  };
}

// Close codes with special handling. After a restart (1012) or a lost connection, the page reconnects soon.
const notAdmitted = 1008, overloaded = 1013;

// shutOut shows that this browser is no longer admitted. Reconnecting would fail until the person signs in, here or at the
// proxy.
function shutOut() {
  show("ended");
  byId("connection").querySelector(".says").append(" ", make("a", { href: location.href, "data-do": "reload" }, words.again));
}

function show(state) {
  const c = byId("connection");
  if (c.dataset.state === state) return;
  c.dataset.state = state;
  c.querySelector(".says").textContent = words[state];
}

// say sends a message, now or after reconnecting.
function say(message) {
  const opens = ["ask", "run", "edit", "answer"].includes(message.type);
  if (!socket || socket.readyState !== 1 || expected) {
    if (opens) { waiting.push(message); wait(message); }
    return;
  }
  if (opens) unheard = message;
  socket.send(JSON.stringify(message));
}

// wait keeps what is to be sent in sight until there is a connection.
function wait(message) {
  if (message.type === "answer" || kiosk) return;
  const p = make("p", { class: "unsent", dir: "auto" }, make("strong", {}, message.text || message.suql), " ", make("span", { class: "small" }, words.waiting));
  log.append(p);
  welcome.hidden = true;
  bring(p, "nearest");
}

function clear() {
  log.replaceChildren();
  undoable();
  composing();
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
    listChats();
    welcome.hidden = false;
    setBusy(false);
    if (!kiosk && !linked && !hello.resumed && location.hash) history.pushState(null, "", location.pathname); // so that Back returns to the previous chat
  }
  token = hello.token || token;
  until = hello.resumed ? hello.until || 0 : 0;
  asking(hello.source);
  if (hello.busy) setBusy(true);
  const again = unheard;
  if (again) setTimeout(() => { if (again === unheard) say(again); }, 400);
  for (const p of log.querySelectorAll(".unsent")) p.remove();
  for (const m of waiting.splice(0)) say(m);
  if (kiosk && attracting() && !visited) { visited = true; say({ type: "attract" }); }
}

function receive(e) {
  if (e.type === "hello") {
    if (expected && e.conversation !== expected) spare = e;
    else { place(e.html); adopt(e); seq = Math.max(seq, e.seq); }
    return;
  }
  if (expected) { // an event of the conversation being left
    if (e.code === "unknown_conversation" || e.code === "wrong_token") {
      forget(conversation);
      place(spare.html);
      adopt(spare);
      place(e.html);
    }
    return;
  }
  if (e.seq <= seq) return;
  seq = e.seq;
  if (!["progress", "queue", "notice"].includes(e.type)) unheard = null;
  apply(e);
}
