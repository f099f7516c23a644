import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { AppContext } from '../../core/context/app-context.ts';
import { counterOf } from '../../core/metrics/counter-of.ts';
import { createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import { findReplier } from '../conversations/index.ts';
import { receiveReply } from './receive-reply.ts';
import type { DeliveredMail } from './reply-rules.ts';

/** Files of 25 MB, in base64, and what is around them. */
const maxMailBytes = 36 * 1024 * 1024;
const maxConnections = 20;
/** Mails in memory at once. */
const concurrency = 2;
const maxWaitMs = 60_000;
const silenceMs = 60_000;
const closeMs = 5000;

export interface ReplyServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The addresses of servers that may deliver mails, and whose authentication results are trusted. */
  readonly from: readonly string[];
}

type Done = (error?: Error | null) => void;

const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** For a mail that may be delivered later: the sending server keeps it. */
const later = () => smtpError(451, '4.3.0 Try again later');
const unknownAddress = () => smtpError(550, '5.1.1 No such address');

/**
 * Takes answers by mail from the operator's own mail server, over SMTP. A mail is taken once it is a message, or certainly
 * none; until then its sender keeps it.
 */
export async function startReplyServer(
  context: AppContext,
  { host, port, from }: ReplyServerOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const { log, metrics } = context;
  const inTurn = createConcurrencyLimiter({ concurrency, maxQueued: maxConnections, maxWaitMs });
  const allowed = new Set(from);
  const received = counterOf(metrics, 'mitoyen_mail_replies_total', 'Answers by mail by what came of them', [
    'outcome',
  ]);

  async function take(stream: SMTPServerDataStream, mail: Omit<DeliveredMail, 'raw'>) {
    return inTurn(async () => {
      const raw = await readAll(stream);
      if (stream.sizeExceeded) throw smtpError(552, '5.3.4 Message too big');
      const outcome = await receiveReply(context, { ...mail, raw });
      if (!outcome) throw unknownAddress();
      received.inc({ outcome });
    });
  }

  const server = new SMTPServer({
    logger: false,
    banner: 'Mitoyen',
    size: maxMailBytes,
    maxClients: maxConnections,
    socketTimeout: silenceMs,
    closeTimeout: closeMs,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: ({ remoteAddress }, done: Done) =>
      done(allowed.has(plainAddress(remoteAddress)) ? null : smtpError(554, '5.7.1 Not taken from here')),
    // asked before the text comes, so that a server in front of this one can refuse it as well
    onRcptTo: ({ address }, { envelope }, done: Done) => {
      // one at a time: each has an answer of its own
      if (envelope.rcptTo.length > 0) return done(smtpError(452, '4.5.3 One recipient at a time'));
      findReplier(context, context.db, address).then(
        (replier) => done(replier ? null : unknownAddress()),
        () => done(later()),
      );
    },
    onData: (stream, { envelope }, done: Done) => {
      const recipient = envelope.rcptTo[0]?.address ?? '';
      const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : '';
      take(stream, { envelopeFrom, recipient }).then(
        () => done(),
        (error) => {
          stream.resume();
          done(answerTo(error, log));
        },
      );
    },
  });
  // a peer that goes away in the middle of a sentence is no failure of ours
  server.on('error', (err) => log.debug({ err }, 'mail connection failed'));
  server.listen(port, host);
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** IPv4 as it is written by itself, on a socket that takes both kinds. */
const plainAddress = (address: string) => address.replace(/^::ffff:/u, '');

/** No more of it than is taken. */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answerTo(error: unknown, log: AppContext['log']): Error {
  if (error instanceof Error && 'responseCode' in error) return error;
  if (!(error instanceof ApiError)) log.warn({ err: error }, 'an answer by mail could not be taken');
  return later();
}
