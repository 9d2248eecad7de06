
// Embeds a chat in another page: <script type="module" src="https://chat.example/embed.js"></script> <surely-chat></surely-chat>.
// The page's origin must be allowed on the server with --origin. All content is inserted as text, never as HTML.
// The server prepends the texts, as the constant spoken.
if (globalThis.customElements && !customElements.get("surely-chat")) {
  const style = `:host { display: block; font: 1rem/1.5 system-ui, sans-serif; --sure: #0d6660 }
    form, .asks { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 } input { flex: 1; min-width: 10rem }
    input, button { font: inherit; padding: .5rem .9rem; min-height: 44px; box-sizing: border-box; border: 1px solid #8889; border-radius: 8px }
    button { cursor: pointer; background: none; color: inherit } form button, .opens { background: var(--sure); border-color: var(--sure); color: #fff; font-weight: 600 }
    p { margin: .3rem 0 } .asked { font-weight: 600; margin-top: 1rem } .searched { opacity: .75; font-size: .9em } .asks { padding: .6rem .8rem; border-inline-start: 4px dotted #b07a2a }
    .asks span { flex-basis: 100% } .asks button { text-align: start } .scroll { overflow-x: auto; margin: .5rem 0 } table { border-collapse: collapse; font-size: .93em }
    th, td { text-align: start; vertical-align: top; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid #8884 } td { min-width: 3rem; max-width: 22rem }
    td span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden } .error { color: #c33; color: light-dark(#b3261e, #ff9a90) }
    :host([mode="button"]) { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483000; text-align: end }
    .opens { min-height: 48px; padding: .6rem 1.2rem; border-radius: 99px; box-shadow: 0 4px 18px #0005 }
    .panel { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); max-height: min(70vh, 40rem); overflow: auto; margin-bottom: .6rem; padding: .8rem 1rem; text-align: start; background: Canvas; color: CanvasText; border: 1px solid #8886; border-radius: 12px; box-shadow: 0 8px 30px #0004 }
    .panel form { position: sticky; bottom: -.8rem; margin-block: .5rem -.8rem; padding-block: .6rem; background: Canvas }
    [hidden] { display: none }`;

  const element = (name, text = "", attributes = {}) => {
    const e = document.createElement(name);
    if (text !== "") e.textContent = text;
    for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
    return e;
  };

  const shown = (value) => Array.isArray(value) ? value.join(", ") : value === null ? "" : String(value);

  customElements.define("surely-chat", class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      const server = this.getAttribute("server") || new URL(import.meta.url).origin;
      this.surely = new Surely(server, { token: this.getAttribute("token") || "", clarify: (asks) => this.clarify(asks) });
      this.log = element("div", "", { role: "log", "aria-live": "polite" });
      this.form = element("form");
      this.field = element("input", "", { type: "text", required: "", autocomplete: "off", "aria-label": this.getAttribute("placeholder") || spoken.placeholder,
        placeholder: this.getAttribute("placeholder") || spoken.placeholder });
      this.form.append(this.field, element("button", this.getAttribute("button") || spoken.ask));
      for (const e of [this.log, this.form]) e.lang = "en";
      this.form.onsubmit = (e) => { e.preventDefault(); this.ask(this.field.value.trim()); };
      const root = this.attachShadow({ mode: "open" }), sheet = new CSSStyleSheet(); // allowed by the page's own content policy
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
      if (this.getAttribute("mode") === "button") this.behindButton(root);
      else root.append(this.log, this.form);
    }

    // behindButton keeps the chat closed until it is opened; before that, the server gets no requests.
    behindButton(root) {
      const label = this.getAttribute("label") || spoken.placeholder;
      const panel = element("section", "", { class: "panel", id: "panel", hidden: "", "aria-label": label });
      const opens = element("button", label, { class: "opens", type: "button", "aria-expanded": "false", "aria-controls": "panel" });
      const show = (open) => {
        panel.hidden = !open;
        opens.setAttribute("aria-expanded", String(open));
        (open ? this.field : opens).focus();
      };
      opens.lang = panel.lang = "en";
      opens.onclick = () => show(panel.hidden);
      panel.onkeydown = (e) => { if (e.key === "Escape") show(false); };
      panel.append(this.log, this.form);
      root.append(panel, opens);
    }

    async ask(question) {
      if (!question || this.busy) return;
      this.busy = true;
      this.field.value = "";
      this.log.append(this.asked = element("p", question, { class: "asked" }));
      try {
        const { conversation, chatToken: token } = this;
        const answer = await this.surely.ask(conversation ? { question, conversation, token } : { question });
        this.conversation = answer.conversation;
        this.chatToken = answer.token;
        this.show(answer);
        this.dispatchEvent(new CustomEvent("answer", { detail: answer }));
      } catch (e) {
        this.log.append(element("p", e.message, { class: "error" }));
      }
      this.busy = false;
    }

    clarify(asks) {
      const options = asks.options.length ? asks.options : [{ id: "yes", text: spoken.yes }, { id: "no", text: spoken.no }];
      return new Promise((resolve) => {
        const box = element("div", "", { class: "asks", role: "group", "aria-label": asks.question });
        box.append(element("span", asks.question));
        for (const { id, text } of [...options, { id: "skip", text: spoken.skip }]) {
          const button = element("button", text, { type: "button" });
          button.onclick = () => { box.replaceChildren(element("span", `${asks.question} ${text}`)); resolve(id); };
          box.append(button);
        }
        this.log.append(box);
        this.reveal();
      });
    }

    // reveal scrolls to the latest content: a panel to its question, a page only as far as necessary.
    reveal() {
      if (this.getAttribute("mode") === "button") this.asked.scrollIntoView({ block: "start" });
      else this.form.scrollIntoView({ block: "nearest" });
    }

    show(answer) {
      const most = 8, { columns, rows = [] } = answer; // the sentence has the number of rows
      if (answer.reply) this.log.append(element("p", answer.reply));
      if (answer.searched) this.log.append(element("p", answer.searched, { class: "searched" }));
      this.reveal();
      if (!rows.length) return;
      const table = element("table"), head = element("tr"), scroll = element("div", "", { class: "scroll" });
      for (const column of columns) head.append(element("th", column.replaceAll("_", " ").trim(), { scope: "col" }));
      table.append(head);
      for (const row of rows.slice(0, most)) {
        const line = element("tr");
        for (const value of row) {
          const cell = element("td");
          cell.append(element("span", shown(value)));
          line.append(cell);
        }
        table.append(line);
      }
      scroll.append(table);
      if (rows.length > most) scroll.append(element("p", `+ ${rows.length - most}`, { class: "searched" }));
      this.log.append(scroll);
      this.reveal();
    }
  });
}
