// ---- command palette

const command = byId("command"), found = byId("commands");

// doable lists the buttons that can be pressed, earlier chats and suggestions, each with its words.
function doable() {
  const seen = new Set(), all = [];
  const add = (text, run) => { if (text && !seen.has(text)) { seen.add(text); all.push({ text, run }); } };
  for (const b of document.querySelectorAll(".composer [data-do], .tools [data-do], .settings [data-do], .turn:last-of-type [data-do]:not([data-do=sort], [data-do=part], [data-do=copyRow], [data-do=moveColumn]), .bring [data-do], .offer")) {
    if (!b.disabled && !b.closest("[hidden]")) add((b.getAttribute("aria-label") || b.innerText || b.textContent).trim(), () => b.click());
  }
  for (const o of byId("theme").options) add(`${o.text} · ${byId("theme").labels[0].childNodes[0].textContent.trim()}`, () => { keep("surely.theme", o.value); dress(); });
  for (const c of chats()) if (c.id !== conversation) add(c.title, () => resume(c.id, c.token));
  return all;
}

let offered = [], chosen = 0;

function offer() {
  const wanted = command.value.replace(/^\//, "").trim().toLowerCase().split(/\s+/); // without the key that opened the palette
  offered = doable().filter((c) => wanted.every((word) => c.text.toLowerCase().includes(word)))
    .sort((a, b) => b.text.toLowerCase().startsWith(wanted[0]) - a.text.toLowerCase().startsWith(wanted[0])).slice(0, 30);
  chosen = Math.min(chosen, Math.max(0, offered.length - 1));
  found.replaceChildren(...offered.map((c, i) => {
    const b = make("button", { type: "button", role: "option", id: `command-${i}`, tabindex: "-1", "aria-selected": String(i === chosen) }, c.text);
    b.onclick = () => run(c);
    return b;
  }));
  command.setAttribute("aria-activedescendant", offered.length ? `command-${chosen}` : "");
  found.children[chosen]?.scrollIntoView({ block: "nearest" });
}

function run(c) { byId("palette").close(); c.run(); }

function openPalette() {
  if (!command || document.querySelector("dialog[open]")) return;
  document.querySelector("[popover]:popover-open")?.hidePopover();
  command.value = "";
  chosen = 0;
  byId("palette").showModal();
  offer();
  command.focus();
}

function keys() {
  byId("chats").hidePopover();
  const sheet = byId("keys");
  sheet.showModal();
  sheet.focus(); // not its last button, to which a small screen would scroll
  sheet.scrollTop = 0;
}

command?.addEventListener("input", () => { chosen = 0; offer(); });
command?.addEventListener("keydown", (e) => {
  if (e.key === "ArrowDown" || e.key === "ArrowUp") {
    e.preventDefault();
    chosen = (chosen + (e.key === "ArrowDown" ? 1 : -1) + offered.length) % Math.max(1, offered.length);
    offer();
  } else if (e.key === "Enter" && offered[chosen]) {
    e.preventDefault();
    e.stopPropagation();
    run(offered[chosen]);
  }
});

document.addEventListener("keydown", (e) => {
  if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "k" && command) { e.preventDefault(); openPalette(); }
});
