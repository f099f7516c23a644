import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { ContactMemory, OpenConversation } from '../conversations/index.ts';
import { offerTexts as texts } from './offers.texts.ts';

/** To professionals, when they and the company last wrote to each other. */
export function CompanyMemory({ offer }: { offer: FullOffer }) {
  const { user } = useSession();
  if (user?.role !== 'freelance' && user?.role !== 'jobseeker') return null;
  return <ContactMemory of={offer.entreprise_user_id} look="note" />;
}

/** For professionals: a question to the company about its offer. */
export function ContactCompany({ offer }: { offer: FullOffer }) {
  const { user } = useSession();
  if (user?.role !== 'freelance' && user?.role !== 'jobseeker') return null;
  return (
    <OpenConversation
      userId={user.id}
      otherId={offer.entreprise_user_id}
      offer={{ id: offer.id, title: offer.titre }}
    >
      {texts.contactCompany}
    </OpenConversation>
  );
}
