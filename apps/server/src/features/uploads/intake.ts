import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ConcurrencyLimiter, createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import { notePictureWork } from './awaited-pictures.ts';
import { type ExpectedFile, type ReceivedFile, receiveFile } from './receive-file.ts';
import type { Sender } from './sender.ts';
import { requireUnclaimedRoom } from './unclaimed-quota.ts';
import { createUploadSlots } from './upload-slots.ts';

/** Uploads under way: each may hold its largest size on the disk, none is in memory. */
const slots = { total: 100, perSender: 20 };
/** Each is done by threads outside of JavaScript, and takes a second or more for large pictures. */
const pictures = { concurrency: Math.min(2, availableParallelism()) };
/** Documents are read whole to be looked through. */
const documents = { concurrency: 4 };
const forgottenAfterMs = 3_600_000;

/** How uploads are taken in: received on the disk, then looked at in turn. */
export interface Intake {
  /** Receives the file of a request, and gives it to `work`; it is gone afterwards. @throws ApiError 400, 408, 413, 429, 503. */
  receive<T>(
    request: FastifyRequest,
    sender: Sender,
    expected: ExpectedFile,
    work: (file: ReceivedFile) => Promise<T>,
  ): Promise<T>;
  /** The queue of works on pictures. */
  readonly picture: ConcurrencyLimiter;
  /** The queue of works on documents. */
  readonly document: ConcurrencyLimiter;
}

export async function createIntake(context: AppContext): Promise<Intake> {
  const { incomingDirectory: directory, maxWaitMs } = context.config.uploads;
  const inSlot = createUploadSlots(slots);
  const picture = createConcurrencyLimiter({ ...pictures, maxWaitMs });
  await prepare(directory);
  return {
    picture: (work, key) => notePictureWork(picture(work, key)),
    document: createConcurrencyLimiter({ ...documents, maxWaitMs }),
    async receive(request, sender, expected, work) {
      await requireUnclaimedRoom(context, sender);
      const key = sender.accountId ?? sender.addressHash.toString('base64');
      return inSlot(key, async () => {
        const path = join(directory, newId());
        try {
          return await work(await receiveFile(request, expected, path));
        } finally {
          await rm(path, { force: true });
        }
      });
    },
  };
}

/** Makes the folder, and empties it of what a server that was killed left behind. */
async function prepare(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    // another instance may have deleted it
    const age = await stat(path)
      .then(({ mtimeMs }) => Date.now() - mtimeMs)
      .catch(() => 0);
    if (age > forgottenAfterMs) await rm(path, { force: true });
  }
}
