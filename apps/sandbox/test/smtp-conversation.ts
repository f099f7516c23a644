import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Speaks SMTP line by line, as the protocol's texts do. */
export class SmtpConversation {
  readonly socket: Socket;
  #heard = '';

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.setEncoding('utf8');
    this.socket.on('data', (text: string) => {
      this.#heard += text;
    });
    this.socket.on('error', () => {});
  }

  /** Says a line, when given one, and resolves with the whole reply once its last line is there. */
  async say(line?: string): Promise<string> {
    this.#heard = '';
    if (line !== undefined) this.socket.write(`${line}\r\n`);
    while (!/^\d{3} .*\r\n$/m.test(this.#heard)) await once(this.socket, 'data');
    return this.#heard;
  }

  /** Everything heard up to the next piece of text. */
  async hear(): Promise<string> {
    if (this.#heard === '') await once(this.socket, 'data');
    return this.#heard;
  }

  /** From greeting to the question about a recipient: the reply to it. */
  async offer({ from = 'a@b.example', to = 'c@d.example' } = {}): Promise<string> {
    await this.say();
    await this.say('EHLO test');
    await this.say(`MAIL FROM:<${from}>`);
    return this.say(`RCPT TO:<${to}>`);
  }

  async sendMessage(recipients: readonly string[], lines: readonly string[]): Promise<string> {
    await this.say();
    await this.say('EHLO test');
    await this.say('MAIL FROM:<a@b.example>');
    for (const to of recipients) await this.say(`RCPT TO:<${to}>`);
    await this.say('DATA');
    return this.say([...lines, '.'].join('\r\n'));
  }

  end(): void {
    this.socket.destroy();
  }
}
