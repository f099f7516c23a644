import { createHash } from 'node:crypto';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { createWorkQueue } from '../../core/queue/work-queue.ts';
import { PageCache } from '../../core/rendering/page-cache.ts';
import { tagOf } from '../../core/rendering/page-tags.ts';
import { readPublicPicture } from '../uploads/index.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { findShareSheet } from './find-share-sheet.ts';

/** Raise it when the drawing changes: what is drawn otherwise has another version. */
const drawing = 1;
const hourS = 3600;
const kept = `public, max-age=${hourS}, s-maxage=${hourS}, proxy-revalidate`;
const cacheMaxBytes = 24 * 1024 * 1024;
/** Each takes some tenths of a second of a processor, and pages go first: whoever would wait longer comes again. */
const drawQueue = { atOnce: 2, maxWaitMs: 4000, expectedMs: 250 };

interface Asked {
  readonly kind: string;
  /** `ID.jpg`. */
  readonly name: string;
  /** `If-None-Match`: versions that the caller still has. */
  readonly knownVersions: string;
}

interface Served {
  readonly headers: Readonly<Record<string, string>>;
  /** Null when the caller has this version. */
  readonly content: Buffer | null;
}

/**
 * Serves share pictures: looks each time whether the thing is public and what it says, and draws only what was not
 * drawn yet. @throws ApiError 404; 503 `unavailable` while too many are drawn.
 */
export function createSharePictures(context: AppContext): (asked: Asked) => Promise<Served> {
  const drawn = new PageCache<{ readonly bytes: Buffer }>({
    maxBytes: cacheMaxBytes,
    ttlMs: hourS * 1000,
    sizeBytes: ({ bytes }) => bytes.length,
    isCacheable: () => true,
  });
  const inTurn = createWorkQueue(drawQueue);
  const readPicture = (id: string, width: number) => readPublicPicture(context, id, width);

  return async ({ kind, name, knownVersions }) => {
    const [, id = ''] = /^([\da-f-]{36})\.jpg$/.exec(name) ?? [];
    if (id === '') throw new ApiError(commonErrors.not_found);
    const sheet = await context.replicas.read({ hasWritten: false }, (db) =>
      findShareSheet({ ...context, db }, kind, id),
    );
    const version = createHash('sha256')
      .update(JSON.stringify([drawing, sheet]))
      .digest('base64url');
    const etag = `"${version.slice(0, 22)}"`;
    const headers = {
      'content-type': 'image/jpeg',
      'cache-control': kept,
      etag,
      // networks show it on pages of their own
      'cross-origin-resource-policy': 'cross-origin',
      'cache-tag': tagOf(id),
      'surrogate-key': tagOf(id),
    };
    if (knownVersions.includes(etag)) return { headers, content: null };
    const { bytes } = await drawn.get(version, () =>
      inTurn(async () => ({ bytes: await drawSharePicture(sheet, readPicture) })),
    );
    return { headers, content: bytes };
  };
}
