import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { SandboxState } from '../sandbox-state.ts';

const maxMessageBytes = 25 * 1024 * 1024;
const garbage = '\u0007\u0000<!doctype html>\u0001 503 backend gone\r\n';

type Done = (error?: Error | null) => void;

const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * A mail server that takes every message and delivers none. By the fault set, it refuses recipients for good
 * (550) or for now (451), never answers, or speaks something else than SMTP.
 */
export async function startSmtp(state: SandboxState, { port, host }: { port: number; host: string }) {
  const sockets = new Set<Socket>();
  const socketOf = ({ remoteAddress, remotePort }: SMTPServerSession) =>
    [...sockets].find((socket) => socket.remotePort === remotePort && socket.remoteAddress === remoteAddress);

  /** True when the connection was taken out of the protocol. */
  function leavesProtocol(socket: Socket | undefined): boolean {
    const mode = state.faults.modeOf('mail');
    if (!socket || (mode !== 'hang' && mode !== 'garbage')) return false;
    if (mode === 'garbage') socket.write(garbage);
    state.held.hold('mail', socket);
    return true;
  }

  const smtp = new SMTPServer({
    logger: false,
    banner: 'Mitoyen sandbox',
    size: maxMessageBytes,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'sandbox' }),
    onMailFrom: (_address, session, done: Done) => {
      if (!leavesProtocol(socketOf(session))) done();
    },
    onRcptTo: ({ address }, _session, done: Done) => {
      const mode = state.faults.modeOf('mail');
      if (mode === 'refuse') done(smtpError(550, `5.1.1 <${address}>: Mailbox unavailable`));
      else if (mode === 'error')
        done(smtpError(451, `4.3.0 <${address}>: Local error in processing, try again later`));
      else done();
    },
    onData: (stream, session, done: Done) => {
      readAll(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw smtpError(552, '5.3.4 Message too big');
          await state.mailbox.deliver(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          );
          done();
        })
        .catch((error: Error) =>
          done('responseCode' in error ? error : smtpError(451, 'Unreadable message')),
        );
    },
  });
  // A client that goes away in mid-sentence is no failure of ours.
  smtp.on('error', () => {});

  const front = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (leavesProtocol(socket)) socket.resume();
    else smtp.server.emit('connection', socket);
  });
  front.listen(port, host);
  await once(front, 'listening');

  return {
    url: `smtp://${host}:${(front.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      const closed = once(front, 'close');
      front.close();
      smtp.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
