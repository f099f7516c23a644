import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { SharedKind } from '@mitoyen/contract/features/share-pictures/share-pictures.contract.ts';
import { hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { SharedFile, SharedThing, ShareSheet } from './share-sheet.ts';
import {
  findSharedFreelance,
  findSharedJobseeker,
  findSharedOffer,
  findSharedProject,
  type SharedPersonRow,
} from './shared-things.repository.ts';

type Reading = Pick<AppContext, 'db' | 'config' | 'clock'>;
type Found = Omit<SharedThing, 'id'>;
type PictureRow = Pick<SharedPersonRow, 'picture_id' | 'focus_x' | 'focus_y'>;

function pictureOf({ picture_id, focus_x, focus_y }: PictureRow): SharedFile | null {
  return picture_id === null ? null : { id: picture_id, focusX: focus_x ?? 50, focusY: focus_y ?? 50 };
}

function sheetOf(row: SharedPersonRow, caption: string): ShareSheet {
  return {
    caption,
    heading: shownFirstName(row.username, row.first_name),
    subheading: row.title,
    foot: row.location,
    picture: pictureOf(row),
    portraitId: row.portrait_id,
  };
}

async function personSheet(
  { config }: Reading,
  row: SharedPersonRow | undefined,
  caption: string,
): Promise<Found | null> {
  if (!row || !hasConfirmedEmail(config, row.email_confirmed_at)) return null;
  return { ownerId: row.owner_id, sheet: sheetOf(row, caption) };
}

async function projectSheet({ db, config }: Reading, id: string): Promise<Found | null> {
  const row = await findSharedProject(db, id);
  if (!row || !hasConfirmedEmail(config, row.email_confirmed_at)) return null;
  const sheet = sheetOf({ ...row, portrait_id: null }, 'Projet');
  return {
    ownerId: row.owner_id,
    sheet: { ...sheet, heading: row.project, subheading: `${sheet.heading}, ${row.title}` },
  };
}

/** Of a mission, what the signed-out read: its title and where it is. */
async function offerSheet({ db, clock }: Reading, id: string): Promise<Found | null> {
  const row = await findSharedOffer(db, id, parisDay(clock.now()));
  if (!row) return null;
  const isMission = row.kind === 'mission';
  const label = Object.entries(offerKindLabels).find(([kind]) => kind === row.kind)?.[1] ?? '';
  const sheet = {
    caption: isMission ? 'Offre de mission' : `Emploi, ${label}`,
    heading: row.title,
    subheading: isMission ? '' : row.company_name,
    foot: row.location ?? (row.is_remote ? 'À distance' : 'Partout en France'),
    picture: null,
    portraitId: null,
  };
  return { ownerId: row.owner_id, sheet };
}

const finders: Readonly<Record<SharedKind, (reading: Reading, id: string) => Promise<Found | null>>> = {
  freelance: async (reading, id) =>
    personSheet(reading, await findSharedFreelance(reading.db, id), 'Freelance'),
  jobseeker: async (reading, id) =>
    personSheet(reading, await findSharedJobseeker(reading.db, id), 'OpenToWork'),
  project: projectSheet,
  offer: offerSheet,
};

/**
 * A thing and the texts of its share picture, while its page is public and for search engines.
 * @throws ApiError 404 for anything else, whatever the caller.
 */
export async function findSharedThing(reading: Reading, kind: string, id: string): Promise<SharedThing> {
  const find = Object.hasOwn(finders, kind) ? finders[kind as SharedKind] : null;
  const found = find && isUuid(id) ? await find(reading, id) : null;
  if (!found) throw new ApiError(commonErrors.not_found);
  return { id, ...found };
}
