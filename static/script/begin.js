// ---- begin

if (log) {
  const h = !kiosk && fromHash();
  if (h) { conversation = h.id; token = h.token; welcome.hidden = true; }
  listChats();
  connect();
  if (!kiosk) question.focus({ preventScroll: true });
}
