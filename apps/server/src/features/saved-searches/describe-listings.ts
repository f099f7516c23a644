import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { isJobKind, offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { hasConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { quoteOnOneLine } from '../../core/mail/quoted-words.ts';
import { placeOf } from '../places/index.ts';
import { findConfirmedAccounts } from './alert-readers.repository.ts';
import {
  findNotifiedOffers,
  findNotifiedProfiles,
  type NotifiedOffer,
  type NotifiedProfile,
} from './notified-listings.repository.ts';
import type { Listing } from './saved-searches.mails.ts';

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const per = (amount: number, unit: string) => `${euros.format(amount)}\u00a0/\u00a0${unit}`;
const line = (parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** What a mail may repeat: of an account whose address is not confirmed, nothing that it wrote. */
interface Quoting {
  readonly isMember: boolean;
  mayQuote(ownerId: string): boolean;
}

/** Where something is: in its owner's words, or by its place. */
function whereOf(place: string | null, code: string | null, isQuoted: boolean): string | null {
  if (isQuoted && place) return quoteOnOneLine(place);
  return code === null ? null : (placeOf(code)?.name ?? null);
}

function describeOffer(offer: NotifiedOffer, quoting: Quoting): Listing {
  const isQuoted = quoting.mayQuote(offer.ownerId);
  const isJob = isJobKind(offer.kind);
  // a job is public whole
  const isShown = quoting.isMember || isJob;
  const facts = [
    isJob ? offerKindLabels[offer.kind] : null,
    whereOf(offer.location, offer.placeCode, isQuoted),
    offer.isRemote ? 'À distance' : null,
    isShown ? payOf(offer) : null,
    isShown && isQuoted && offer.duration ? quoteOnOneLine(offer.duration) : null,
    isShown ? `jusqu’au ${dayInWords(offer.deadline)}` : null,
  ];
  const title = isQuoted ? quoteOnOneLine(offer.title) : isJob ? 'Un emploi' : 'Une mission';
  const company = isShown && isQuoted ? quoteOnOneLine(offer.companyName) : null;
  return { path: `/jobs/${offer.id}`, lines: [line([title, company]), line(facts)] };
}

function payOf({ budget, salaryMin, salaryMax, salaryPeriod }: NotifiedOffer): string | null {
  if (budget !== null) return per(budget, 'jour');
  if (salaryMin === null || salaryMax === null) return null;
  const unit = `${salaryPeriod === 'month' ? 'mois' : 'an'} brut`;
  return salaryMin === salaryMax
    ? per(salaryMax, unit)
    : `de ${euros.format(salaryMin)} à ${per(salaryMax, unit)}`;
}

function describeProfile(profile: NotifiedProfile, { mayQuote }: Quoting): Listing {
  const isQuoted = mayQuote(profile.ownerId);
  const isFreelance = profile.kind === 'freelance';
  const name = isQuoted ? quoteOnOneLine(shownFirstName(profile.username, profile.firstName)) : 'Un profil';
  const facts = [
    whereOf(profile.location, profile.placeCode, isQuoted),
    profile.amount === null ? null : per(profile.amount, isFreelance ? 'heure' : 'an'),
  ];
  return {
    path: `/${profile.kind === 'freelance' ? 'freelancer' : 'jobseeker'}/${profile.id}`,
    lines: [line([name, isQuoted ? quoteOnOneLine(profile.title) : null]), line(facts)],
  };
}

/** What a reader (null: a visitor) is notified of these listings, in the order of their ids; of those that nobody may see any more, nothing. */
export async function describeListings(
  { config }: Pick<AppContext, 'config'>,
  db: Queryable,
  ids: readonly string[],
  readerId: string | null,
): Promise<ReadonlyMap<string, Listing>> {
  const offers = await findNotifiedOffers(db, ids);
  const profiles = await findNotifiedProfiles(db, ids, readerId);
  const owners = [...offers, ...profiles].map(({ ownerId }) => ownerId);
  const confirmed = await findConfirmedAccounts(db, owners);
  const quoting = {
    isMember: readerId !== null,
    mayQuote: (id: string) => hasConfirmedEmail(config, confirmed.get(id) ?? null),
  };
  return new Map([
    ...offers.map((offer): [string, Listing] => [offer.id, describeOffer(offer, quoting)]),
    ...profiles.map((profile): [string, Listing] => [profile.id, describeProfile(profile, quoting)]),
  ]);
}
