import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useEffect, useState } from 'react';
import { errandTask } from '../../core/errand/errand.texts.ts';
import type { Errand } from '../../core/errand/errand.ts';
import { forgetErrand } from '../../core/errand/errand-storage.ts';
import { useErrand } from '../../core/errand/own-errand.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ApplyDialog, JobApplyDialog } from '../applications/index.ts';
import { ContactDialog, type ContactTarget } from '../conversations/index.ts';
import { searchPath } from '../saved-searches/index.ts';
import { ApplyErrandBlock } from './apply-errand.tsx';
import { ContactErrandBlock } from './contact-errand.tsx';
import { ErrandFrame } from './errand-frame.tsx';
import { errandTexts as texts } from './errands.texts.ts';
import { SaveErrandBlock } from './save-errand.tsx';

/** A dialog stays through what it makes of the errand: it says that the message has left. */
type Opened =
  | { readonly kind: 'contact'; readonly target: ContactTarget }
  | { readonly kind: 'apply'; readonly offer: FullOffer };

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.kind === 'contact') return <ContactDialog target={opened.target} onClose={onClose} />;
  const { offer } = opened;
  if (offer.kind === 'mission') return <ApplyDialog target={offer} onClose={onClose} />;
  return <JobApplyDialog target={offer} onClose={onClose} />;
}

function Block({ errand, user, onOpen }: { errand: Errand; user: User; onOpen: (opened: Opened) => void }) {
  switch (errand.kind) {
    case 'contact':
      return <ContactErrandBlock errand={errand} onOpen={(target) => onOpen({ kind: 'contact', target })} />;
    case 'apply':
      return (
        <ApplyErrandBlock
          errand={errand}
          role={user.role}
          onOpen={(offer) => onOpen({ kind: 'apply', offer })}
        />
      );
    case 'save':
      return <SaveErrandBlock errand={errand} userId={user.id} />;
    case 'search':
      return (
        <ErrandFrame task={errandTask(errand)} hint={texts.hint.search}>
          <LinkButton to={searchPath(errand.search)} variant="primary">
            {texts.act.search}
          </LinkButton>
        </ErrandFrame>
      );
  }
}

/**
 * The user's errand from before they signed in or registered: shown first on their own page until it is done.
 */
export function OwnErrand({ user }: { user: User }) {
  const errand = useErrand();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOneself = errand?.kind === 'contact' && errand.target.userId === user.id;
  useEffect(() => {
    if (isOneself) forgetErrand();
  }, [isOneself]);
  return (
    <>
      {errand && !isOneself && <Block errand={errand} user={user} onOpen={setOpened} />}
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
