import type { ChangeState } from '../../core/lists/use-address-state.ts';
import { useSession } from '../../core/session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { useAuthDialog } from '../accounts/index.ts';
import { FacetGroups } from '../field-search/index.ts';
import styles from './offer-list.module.css';
import type { OfferFilters } from './offers.filters.ts';
import { offerFacetsQuery } from './offers.queries.ts';
import { offerTexts, offerListTexts as texts } from './offers.texts.ts';

/** Names the further filters that members have for missions: visitors read only title and town. */
function MembersFilters() {
  const auth = useAuthDialog();
  return (
    <p className={styles.note}>
      {texts.memberFilters}{' '}
      <Button variant="link" onClick={() => auth.open('login')}>
        {offerTexts.signIn}
      </Button>
    </p>
  );
}

/** Every filter of the missions but the search bar's. */
export function OfferFilterPanel({
  filters,
  onChange,
}: {
  filters: OfferFilters;
  onChange: ChangeState<OfferFilters>;
}) {
  const { status, user } = useSession();
  return (
    <div className={styles.panel}>
      <CheckboxField
        label={texts.remote}
        name="remote"
        value="1"
        checked={filters.remote}
        onChange={(event) => onChange({ remote: event.currentTarget.checked })}
      />
      {user && <FacetGroups filters={filters} facetsQuery={offerFacetsQuery(filters)} onChange={onChange} />}
      {status === 'signed-out' && <MembersFilters />}
    </div>
  );
}
