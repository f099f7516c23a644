import { applicantRoleOf } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { paths } from '../../paths.ts';

/** As far as the directory looks around an offer's place, whose travellers it finds as well. */
const radiusKm = 50;

/** The directory with what an offer asks for as its filters. A département or a region is searched by what lies in it. */
export function directoryPathOf(offer: FullOffer): string {
  const { placeCode, remote } = offer;
  const isPoint = placeCode?.startsWith('c') === true;
  return paths.directory({
    type: applicantRoleOf(offer.kind),
    trade: offer.trades,
    phase: offer.phases,
    software: offer.software,
    programme: offer.programmes,
    context: offer.contexts,
    ...(placeCode !== null &&
      remote === 0 && { place: placeCode, ...(isPoint && { radius: radiusKm, travel: 1 }) }),
  });
}
