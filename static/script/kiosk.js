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
  keyboard(false);
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

// keyboard shows the on-screen keyboard while text is typed.
const keyRowsOf = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm?"];

function keyboard(shown) {
  const box = byId("keyboard");
  if (!box) return;
  box.hidden = !shown;
  if (shown && !box.children.length) box.append(...keyRows(box));
  document.documentElement.style.setProperty("--keys", `${box.offsetHeight}px`); // so that the field stays visible above the keyboard
  if (shown) log.querySelector(".card")?.scrollIntoView({ block: "start", behavior: "instant" }); // so that the clarification stays visible, too
}

function keyRows(box) {
  const key = (text, type) => {
    const b = make("button", { type: "button", "data-key": type || text }, text);
    b.addEventListener("pointerdown", (e) => e.preventDefault()); // keep the focus in the field
    b.addEventListener("click", () => press(type || text));
    return b;
  };
  return [...keyRowsOf.map((r) => make("div", {}, ...[...r].map((c) => key(c)))), make("div", {}, key(box.dataset.space, "space"), key(box.dataset.back, "back"))];
}

function press(key) {
  const from = question.selectionStart, to = question.selectionEnd, back = key === "back";
  question.setRangeText(back ? "" : key === "space" ? " " : key, back && from === to ? Math.max(0, from - 1) : from, to, "end");
  question.focus({ preventScroll: true });
  touched();
}

if (kiosk) {
  question.inputMode = "none"; // use the on-screen keyboard instead of the system's
  question.addEventListener("focus", () => keyboard(true));
  document.addEventListener("pointerdown", (e) => { if (!e.target.closest(".composer, .keyboard")) keyboard(false); });
  for (const kind of ["pointerdown", "keydown", "wheel", "touchmove"]) document.addEventListener(kind, () => { if (!byId("still").open) touched(); }, { passive: true });
  document.addEventListener("contextmenu", (e) => e.preventDefault());
}
