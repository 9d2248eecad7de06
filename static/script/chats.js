// ---- this browser's chats, and links to them

const chats = () => stored("surely.chats") || [];

function keepChats(all) { keep("surely.chats", all.filter((c, i) => c.pinned || i < 100)); listChats(); }

function changeChat(id, change) { keepChats(chats().map((c) => c.id === id ? { ...c, ...change } : c)); }

function remember(title, fresh) {
  if (kiosk || !token || linked) return;
  keyless(fresh);
  const all = chats(), known = all.find((c) => c.id === conversation);
  if (known && known === all[0] && known.token === token) return; // the list is up to date
  keepChats([{ title: title.slice(0, 80), ...known, id: conversation, token }, ...all.filter((c) => c.id !== conversation)]);
}

// keyless removes the key from the address, which people may copy; the key remains in this browser's list of chats.
function keyless(fresh) {
  const { turn } = located();
  if (fresh && turn) history.pushState(null, "", `#c=${conversation}`);
  else history.replaceState(null, "", `#c=${conversation}${turn ? `&t=${turn}` : ""}`);
}

function forget(id) { if (!kiosk) keepChats(chats().filter((c) => c.id !== id)); }

function make(tag, attributes, ...inside) {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
  e.append(...inside);
  return e;
}

// listChats shows the chats that match the search, pinned ones first.
function listChats() {
  const list = byId("chatlist");
  if (!list) return;
  const all = chats(), wanted = byId("findchat").value.trim().toLowerCase();
  const found = all.filter((c) => c.title.toLowerCase().includes(wanted)).sort((a, b) => !!b.pinned - !!a.pinned);
  const none = byId("nochats");
  none.hidden = found.length > 0;
  none.textContent = all.length ? none.dataset.other : none.dataset.none;
  document.querySelector('[data-do="forgetAll"]').hidden = !all.length;
  list.replaceChildren(...found.map((c) => {
    const open = make("a", { href: `#c=${c.id}`, "data-open": c.id, "data-token": c.token, dir: "auto" }, c.title);
    if (c.id === conversation) open.setAttribute("aria-current", "true");
    const act = (name, word) => make("button", { type: "button", class: "quiet", "data-do": name, "data-chat": c.id }, word);
    return make("li", { class: c.pinned ? "pinned" : "" }, open,
      make("details", { class: "menu chatmenu" }, make("summary", { "aria-label": words.moreFor.replace("%s", c.title) }, "⋯"),
        make("div", { class: "chatacts" }, act("pinChat", c.pinned ? words.unpin : words.pin), act("renameChat", words.rename), act("deleteChat", words.delete))));
  }));
}

byId("findchat")?.addEventListener("input", listChats);

function pinChat(b) { const c = chats().find((x) => x.id === b.dataset.chat); changeChat(c.id, { pinned: !c.pinned }); }

function renameChat(b) {
  const li = b.closest("li"), c = chats().find((x) => x.id === b.dataset.chat);
  const name = make("input", { type: "text", maxlength: 80, "aria-label": words.rename });
  name.value = c.title;
  const form = make("form", { "data-form": "rename", "data-chat": c.id }, name, make("button", { type: "submit", class: "primary" }, words.save));
  li.replaceChildren(form);
  name.select();
}

function renamed(form) {
  const title = form.querySelector("input").value.trim();
  if (title) changeChat(form.dataset.chat, { title });
  else listChats();
}

async function deleteChat(b) {
  const c = chats().find((x) => x.id === b.dataset.chat);
  if (!await sure(words.deleteChatSure)) return;
  if (!await post("/chat/delete", { conversation: c.id, token: c.token })) return;
  forget(c.id);
  if (c.id === conversation) say({ type: "reset" });
  toast(words.deleted);
}

// sure asks for confirmation before something is deleted.
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
  listChats();
}

function openPast(id, key) {
  byId("chats").hidePopover();
  resume(id, key);
}

function resume(id, key) {
  if (id === conversation) return;
  clear();
  welcome.hidden = true;
  conversation = id; token = key; seq = 0; unheard = null;
  listChats();
  setBusy(false);
  if (located().id !== id) history.pushState(null, "", `#c=${id}`); // so that Back returns to the previous chat
  else if (located().key) keyless();
  if (socket && socket.readyState === 1) {
    expected = id;
    socket.send(JSON.stringify({ type: "resume", conversation: id, token: key, after: 0 }));
  }
}

// share creates a link to the current state of the chat.
async function share(b) {
  const r = linked ? null : await post("/chat/share", {});
  if (!r && !linked) return;
  const link = linked ? location.href : new URL((await r.json()).link, location.href).href;
  if (!linked) changeChat(conversation, { shared: link, sharedTo: +log.lastElementChild?.dataset.turn });
  const done = () => {
    b.textContent = words.copied;
    setTimeout(() => { b.textContent = words.share; }, 2000);
    if (!linked) published(link);
  };
  copyLink(link).then(done, () => {});
  announce(words.copied);
}

// published shows what a link contains, and lets the person remove it.
function published(link) {
  const undo = document.createElement("button"), of = conversation;
  undo.type = "button";
  undo.className = "quiet";
  undo.textContent = words.undo;
  undo.addEventListener("click", async () => {
    if (!await post("/chat/share", { undo: new URL(link).pathname })) return;
    if (of === conversation) changeChat(of, { shared: "", sharedTo: 0 });
    tell(words.unshared);
  });
  note.replaceChildren(words.published.replace("%d", log.querySelectorAll(".turn").length) + " ", undo);
  note.classList.add("shown");
  bring(note, "nearest");
}

// copyLink copies a link, or shows it if copying is not possible.
async function copyLink(link) {
  try { await navigator.clipboard.writeText(link); } catch (e) {
    note.textContent = link;
    note.classList.add("shown");
    throw e;
  }
}

// fork continues a link in a new chat.
async function fork() {
  const r = await post("/chat/fork", {});
  if (!r) return;
  const mine = await r.json();
  location.href = `/#c=${mine.conversation}.${mine.token}`;
}

// located parses the address: a chat, perhaps with its key, and one of its answers.
function located() {
  const m = /^#(?:c=([\w-]+?)(?:\.([\w-]+))?)?(?:&?t=(\d+))?$/.exec(location.hash) || [];
  return { id: m[1], key: m[2], turn: m[3] };
}

function fromHash() {
  if (linked) return { id: linked, token: "" };
  const { id, key } = located();
  const known = id && (key || chats().find((c) => c.id === id)?.token);
  return known && { id, token: known };
}

// Every answer has an address; for other people it is that of the shared copy, if there is one.
function addressed(placed) {
  for (const a of placed.flatMap((el) => [...el.querySelectorAll('[data-do="address"]')])) a.href = `#${linked ? "" : `c=${conversation}&`}t=${a.dataset.turn}`;
}

function address(a) {
  const c = chats().find((c) => c.id === conversation), shared = !linked && c?.sharedTo >= a.dataset.turn;
  copyLink(shared ? `${c.shared}#t=${a.dataset.turn}` : a.href).then(() => toast(linked || shared ? words.copied : words.linkHere), () => {});
}

// aim scrolls to the answer in the address.
function aim() {
  const turn = located().turn && byId(`t${located().turn}-turn`);
  if (!turn) return false;
  const head = turn.querySelector("h2, h3");
  if (head) { head.tabIndex = -1; head.focus({ preventScroll: true }); }
  turn.scrollIntoView({ block: "start", behavior: "instant" });
  return true;
}

// Back and Forward move between chats and answers; an address without a chat is a new one.
window.addEventListener("popstate", () => {
  const h = fromHash();
  if (h && h.id !== conversation) resume(h.id, h.token);
  else if (h) aim();
  else if (log?.querySelector(".turn")) say({ type: "reset" });
});
window.addEventListener("online", () => { if (!socket) { tries = 0; connect(); } });
window.addEventListener("offline", () => { if (!socket) show("offline"); });

// ---- theme

// dress applies the chosen theme; none means the system's.
function dress() {
  const chosen = kiosk ? "" : stored("surely.theme") || "";
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  const select = byId("theme");
  if (select) select.value = chosen;
}

byId("theme")?.addEventListener("change", (e) => { keep("surely.theme", e.target.value); dress(); });
dress();
