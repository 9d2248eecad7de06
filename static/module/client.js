// Asks a Surely server from pages and programs: const surely = new Surely("https://chat.example"); await surely.ask("…").

/**
 * @typedef {{id: string, text: string}} Option
 * @typedef {{id: string, kind: "confirm"|"choose"|"text", question: string, because?: string, options: Option[]}} Asks
 * @typedef {{question?: string, suql?: string, answers?: string[], source?: string, conversation?: string, token?: string}} Question
 * @typedef {{columns?: string[], rows?: any[][], truncated?: boolean, reply: string, searched?: string, suql?: string,
 *   evidence?: {row: number, expr: string, verdict: string, text: string}[], warnings?: {row: number, code: string, message: string}[],
 *   turns: {component: string, probability: number, question: string, options: Option[], answer: string}[],
 *   confidence?: number, unused?: string[], guess?: boolean, declined?: boolean, conversation: string, token: string}} Answer
 * @typedef {{key: string, text: string, score: number}} Passage
 */

/** A refusal or failure, with PostgreSQL's SQLSTATE as its code where it has one. */
export class SurelyError extends Error {
  constructor(status, { code = "", message = `the server says ${status}`, positions = [] } = {}) {
    super(message);
    Object.assign(this, { status, code, positions });
  }
}

export class Surely {
  /**
   * @param {string} url of the server
   * @param {{token?: string, clarify?: (asks: Asks) => string | Promise<string>}} [options] the token that lets in, and who answers what
   *   is asked back: yes, no, skip, an option's id, or words. Without it questions back are skipped, and the prediction stands.
   */
  constructor(url, { token = "", clarify } = {}) {
    Object.assign(this, { url: String(url).replace(/\/$/, ""), token, clarify });
  }

  /**
   * Asks a question, or runs a statement.
   * @param {string | Question} question
   * @returns {Promise<Answer>}
   */
  async ask(question) {
    let body = typeof question === "string" ? { question } : question;
    for (;;) {
      const reply = await this.#send("/api/ask", { method: "POST", body: JSON.stringify({ ...body, ask_back: Boolean(this.clarify) }) });
      if (!reply.asks) return reply;
      const { conversation, token } = reply;
      body = { reply_to: reply.asks.id, answers: [String(await this.clarify(reply.asks))], conversation, token };
    }
  }

  /**
   * Finds passages of the data's texts, best first.
   * @param {string} question
   * @param {{n?: number, source?: string}} [options]
   * @returns {Promise<Passage[]>}
   */
  async search(question, options = {}) {
    return (await this.#send("/api/search?" + new URLSearchParams({ question, ...options }))).found;
  }

  async #send(path, init = {}) {
    const headers = { "Content-Type": "application/json" };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    const got = await fetch(this.url + path, { ...init, headers });
    const reply = await got.json().catch(() => ({}));
    if (!got.ok) throw new SurelyError(got.status, reply.error);
    return reply;
  }
}
