import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { OpenConversation } from '../conversations/index.ts';
import { offerTexts as texts } from './offers.texts.ts';

/** For professionals: a question to the company about its offer. */
export function ContactCompany({ offer }: { offer: FullOffer }) {
  const { user } = useSession();
  if (user?.role !== 'freelance' && user?.role !== 'jobseeker') return null;
  return (
    <OpenConversation
      userId={user.id}
      otherId={offer.entreprise_user_id}
      offer={{ id: offer.id, title: offer.titre }}
      wide
    >
      {texts.contactCompany}
    </OpenConversation>
  );
}
