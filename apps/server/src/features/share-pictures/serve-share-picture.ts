import { createHash } from 'node:crypto';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { sharePictureRoutes } from '@mitoyen/contract/features/share-pictures/share-pictures.contract.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { createConcurrencyLimiter } from '../../core/queue/concurrency-limiter.ts';
import { tagOf } from '../../core/rendering/page-tags.ts';
import { readPublicPicture } from '../uploads/index.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { findSharedThing } from './find-shared-thing.ts';
import { keepPicture, readKeptPicture } from './kept-pictures.ts';
import type { SharedThing } from './share-sheet.ts';

/** Raise it when the drawing changes: what is drawn otherwise has another version. */
const drawing = 1;
const hourS = 3600;
const cached = `public, max-age=${hourS}, s-maxage=${hourS}, proxy-revalidate`;
/**
 * Each takes some tenths of a second of a processor, of which pages are to have the others. A chat full of links asks for
 * dozens at once: they are drawn one after the other, and between those of other addresses.
 */
const maxWaitMs = 10_000;
const drawQueue = { concurrency: 1, maxQueued: 200, maxWaitMs };
const addressQueue = { concurrency: 1, maxQueued: 40, maxWaitMs };

interface Asked {
  readonly kind: string;
  /** `ID.jpg`. */
  readonly name: string;
  /** `If-None-Match`: versions that the caller still has. */
  readonly knownVersions: string;
  /** The key by which the caller's address is counted. */
  readonly addressKey: string;
}

interface Served {
  readonly headers: Readonly<Record<string, string>>;
  /** Null when the caller has this version. */
  readonly content: Buffer | null;
}

const versionOf = ({ sheet }: SharedThing) =>
  createHash('sha256')
    .update(JSON.stringify([drawing, sheet]))
    .digest('base64url');

/**
 * Serves share pictures: looks each time whether the thing is public and what it says, and draws only what does not lie
 * in the store. @throws ApiError 404; 503 `unavailable` while too many are drawn, at all or for this address.
 */
export function createSharePictures(context: AppContext): (asked: Asked) => Promise<Served> {
  const inTurn = createConcurrencyLimiter(drawQueue);
  const inTurnOfAddress = createConcurrencyLimiter(addressQueue);
  const beingDrawn = new Map<string, Promise<Buffer>>();
  const readPicture = (id: string, width: number) => readPublicPicture(context, id, width);

  async function draw(thing: SharedThing, version: string): Promise<Buffer> {
    const bytes = await drawSharePicture(thing.sheet, readPicture);
    await keepPicture(context, thing, version, bytes);
    return bytes;
  }

  /** Many who ask for a picture that is being drawn get that one. */
  function drawOnce(thing: SharedThing, version: string, addressKey: string): Promise<Buffer> {
    const running = beingDrawn.get(version);
    if (running) return running;
    const started = inTurnOfAddress(() => inTurn(() => draw(thing, version)), addressKey).finally(() =>
      beingDrawn.delete(version),
    );
    beingDrawn.set(version, started);
    return started;
  }

  return async ({ kind, name, knownVersions, addressKey }) => {
    const [, id = ''] = /^([\da-f-]{36})\.jpg$/.exec(name) ?? [];
    if (id === '') throw new ApiError(commonErrors.not_found);
    const thing = await context.bulkhead.run(sharePictureRoutes.get, { isSignedIn: false }, () =>
      context.replicas.read({ hasWritten: false }, (db) => findSharedThing({ ...context, db }, kind, id)),
    );
    const version = versionOf(thing);
    const etag = `"${version.slice(0, 22)}"`;
    const headers = {
      'content-type': 'image/jpeg',
      'cache-control': cached,
      etag,
      // networks show it on pages of their own
      'cross-origin-resource-policy': 'cross-origin',
      'cache-tag': tagOf(id),
      'surrogate-key': tagOf(id),
    };
    if (knownVersions.includes(etag)) return { headers, content: null };
    const kept = await readKeptPicture(context, id, version);
    return { headers, content: kept ?? (await drawOnce(thing, version, addressKey)) };
  };
}
