import { Readable } from 'node:stream';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { personalDataErrors } from '@mitoyen/contract/features/personal-data/personal-data.errors.ts';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import { findPerson } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type ArchiveFile, zipArchive } from '../../core/files/zip-archive.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import type { ArchiveEntry, Person } from '../../core/personal-data/personal-data.ts';
import { recordSecurityEvent, requireFreshProof } from '../account-security/index.ts';
import { archiveReadme } from './archive-readme.ts';

/** An archive reads everything there is of an account. */
const exportsPerAccount: LimitRule = { name: 'export-account', points: 10, durationSeconds: 3600 };

/** Everything held on the caller, as an archive that is written while it is read. @throws ApiError `password_required`, `too_many_exports`. */
export async function exportAccount(
  context: AppContext,
  user: SessionUser,
  origin: SessionOrigin,
): Promise<Readable> {
  await requireFreshProof(context, user, undefined, origin);
  await context.limits.consume(exportsPerAccount, user.id, personalDataErrors.too_many_exports);
  const person = await findPerson(context.db, user.id);
  if (!person) throw new ApiError(commonErrors.not_found);
  await recordSecurityEvent(context, context.db, 'data_exported', user.id, origin);
  return zipArchive(archiveFiles(context, person), context.clock.now());
}

async function* archiveFiles(context: AppContext, person: Person): AsyncIterable<ArchiveFile> {
  const contents: { path: string; about: string }[] = [];
  for (const { export: entriesOf } of context.personalData) {
    for await (const entry of entriesOf?.(context, person) ?? []) {
      if (entry.about) contents.push({ path: entry.path, about: entry.about });
      const content = await contentOf(entry);
      if (content) yield { path: entry.path, content };
    }
  }
  const readme = archiveReadme(person, contents, context.clock.now(), context.config.contact.email);
  yield { path: 'README.txt', content: Readable.from([readme]) };
}

async function contentOf(entry: ArchiveEntry): Promise<Readable | null> {
  if ('open' in entry) return entry.open();
  return Readable.from([Buffer.from(`${JSON.stringify(entry.json, null, 2)}\n`)]);
}
