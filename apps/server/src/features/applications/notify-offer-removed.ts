import type { OfferKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { offerGoneMail } from './applications.mails.ts';
import { findWaitingContacts } from './applying.repository.ts';

/** Tells everyone who waits for an answer that the offer goes, because its company leaves. Names nobody. */
export async function notifyOfferRemoved(
  context: AppContext,
  tx: Tx,
  offer: { readonly id: string; readonly kind: OfferKind; readonly title: string },
): Promise<void> {
  for (const { userId, username } of await findWaitingContacts(tx, offer.id)) {
    const mail = offerGoneMail({
      contactName: username,
      offerTitle: offer.title,
      offerKind: offer.kind,
      publicUrl: context.config.publicUrl,
    });
    await sendMailOfKind(context, tx, { userId, kind: 'applications' }, mail);
  }
}
