import type { Socket } from 'node:net';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpCheck } from '../../core/mail/mail.gateway.ts';

interface VerifyOptions {
  readonly smtpUrl: string;
  /** The address alone. */
  readonly sender: string;
  readonly timeoutMs: number;
}

/**
 * Does all that sending a mail does, up to the recipient: connection, EHLO, TLS, sign-in, and our sender,
 * cancelled by RSET.
 * @throws nodemailer's error, or a similar one.
 */
export async function verifySmtp({ smtpUrl, sender, timeoutMs }: VerifyOptions): Promise<SmtpCheck> {
  const { auth, ...server } = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth) {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.login({ credentials: auth }, (error) => (error ? reject(error) : resolve()));
      });
    }
    if (connection._socket) await offerSender(connection._socket, sender, timeoutMs);
    return { isEncrypted: connection.secure, isSignedIn: connection.authenticated };
  } finally {
    // what the socket still has to say interests nobody
    connection.removeAllListeners('error').on('error', () => {});
    connection.close();
  }
}

/** Nodemailer's connection knows no MAIL FROM without a recipient: its socket is spoken to from here on. */
async function offerSender(socket: Socket, sender: string, timeoutMs: number): Promise<void> {
  socket.removeAllListeners('data');
  const say = async (command: string, line: string) => {
    const response = await answerTo(socket, line, timeoutMs);
    if (response.startsWith('2')) return;
    throw Object.assign(new Error(response), {
      response,
      command,
      responseCode: Number(response.slice(0, 3)),
    });
  };
  await say('MAIL FROM', `MAIL FROM:<${sender}>`);
  await say('RSET', 'RSET');
  socket.write('QUIT\r\n');
}

/** A whole answer: its last line has a space behind the code (RFC 5321, 4.2.1). */
function answerTo(socket: Socket, line: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const finish = (end: () => void) => {
      clearTimeout(timer);
      socket.off('data', onData).off('close', onClose);
      end();
    };
    const onData = (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (/^\d{3}(?: .*)?\r?\n/m.test(text)) finish(() => resolve(text.trim()));
    };
    const onClose = () => finish(() => reject(new Error('Connection closed unexpectedly')));
    const timer = setTimeout(() => finish(() => reject(new Error('Timeout'))), timeoutMs);
    socket.on('data', onData).once('close', onClose);
    socket.write(`${line}\r\n`);
  });
}
