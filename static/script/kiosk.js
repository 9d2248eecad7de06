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
