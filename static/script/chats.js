// ---- links to this chat, and earlier chats, which only this browser knows

function chats() { return stored("surely.chats") || []; }

function keepChats(all) { keep("surely.chats", all.slice(0, 50)); }

function remember(title) {
  if (kiosk || !token) return;
  history.replaceState(null, "", `#c=${conversation}.${token}`);
  const all = chats(), known = all.find((c) => c.id === conversation);
  keepChats([{ id: conversation, token, title: known ? known.title : title.slice(0, 80) }, ...all.filter((c) => c.id !== conversation)]);
  listPast();
}

function forget(id) {
  if (!kiosk) { keepChats(chats().filter((c) => c.id !== id)); listPast(); }
}

function listPast() {
  const menu = byId("past");
  if (!menu) return;
  const all = chats();
  menu.querySelector(".none").hidden = all.length > 0;
  menu.querySelector('[data-do="forgetAll"]').hidden = !all.length;
  menu.querySelector("ul").replaceChildren(...all.map((c) => {
    const li = document.createElement("li"), a = document.createElement("a");
    a.href = `#c=${c.id}.${c.token}`;
    a.dataset.open = c.id; a.dataset.token = c.token; a.dir = "auto"; a.textContent = c.title;
    if (c.id === conversation) a.setAttribute("aria-current", "true");
    li.append(a);
    return li;
  }));
}

// sure asks before anything is thrown away.
function sure(text) {
  const d = byId("sure");
  byId("sure-title").textContent = text;
  d.returnValue = "";
  d.showModal();
  return new Promise((done) => d.addEventListener("close", () => done(d.returnValue === "yes"), { once: true }));
}

async function forgetAll() {
  if (!await sure(words.forgetSure)) return;
  localStorage.removeItem("surely.chats");
  listPast();
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
