import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

type Step = 'GREETING' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'BODY' | 'RSET' | 'QUIT';

const usual: Readonly<Record<Step, string>> = {
  GREETING: '220 ready',
  EHLO: '250 ready',
  MAIL: '250 2.1.0 ok',
  RCPT: '250 2.1.5 ok',
  DATA: '354 go on',
  BODY: '250 2.0.0 taken',
  RSET: '250 2.0.0 ok',
  QUIT: '221 2.0.0 bye',
};

/** A mail server that takes every mail, counts it by its Message-ID and answers after a while, or as told at a step. */
export async function startScriptedSmtp({ answerMs = 0 } = {}) {
  const script = new Map<Step, string>();
  /** Message-ID, recipient and instant (`performance.now`) of each mail taken, in order. */
  const taken: { readonly id: string; readonly to: string; readonly at: number }[] = [];
  const steps: Step[] = [];
  const sockets = new Set<Socket>();
  let mostAtOnce = 0;

  const talk = async (socket: Socket) => {
    const say = async (step: Step) => {
      steps.push(step);
      if (answerMs > 0) await setTimeout(answerMs);
      const answer = script.get(step) ?? usual[step];
      if (!socket.destroyed) socket.write(`${answer}\r\n`);
      return answer;
    };
    let rest = '';
    let isBody = false;
    await say('GREETING');
    for await (const chunk of socket) {
      rest += chunk;
      for (;;) {
        const end = isBody ? '\r\n.\r\n' : '\r\n';
        const at = rest.indexOf(end);
        if (at < 0) break;
        const text = rest.slice(0, at);
        rest = rest.slice(at + end.length);
        if (isBody) {
          isBody = false;
          if ((await say('BODY')).startsWith('2'))
            taken.push({
              id: /^message-id: (\S+)/im.exec(text)?.[1] ?? '',
              to: /^to: (\S+)/im.exec(text)?.[1] ?? '',
              at: performance.now(),
            });
          continue;
        }
        const step = (text.split(' ', 1)[0] ?? '').toUpperCase() as Step;
        isBody = (await say(step)).startsWith('354');
        if (step === 'QUIT') socket.end();
      }
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    mostAtOnce = Math.max(mostAtOnce, sockets.size);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    talk(socket).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    /** The commands received, in order. */
    steps,
    mostConnections: () => mostAtOnce,
    /** What it answers at a step from now on; its usual answer without one. */
    answer(step: Step, text?: string) {
      if (text === undefined) script.delete(step);
      else script.set(step, text);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
