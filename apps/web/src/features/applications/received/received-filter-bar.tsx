import type { OfferApplications } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/field.tsx';
import styles from '../applications.module.css';
import { receivedTexts as texts } from '../applications.texts.ts';
import { decidingTexts } from './deciding.texts.ts';
import { countIn, type ReceivedFilters, type StateGroup, stateGroupNames } from './received-filters.ts';

/** Which offer's applications, in which state; each choice says how many there are, once `offers` is known. */
export function ReceivedFilterBar({
  filters,
  offers,
  onChange,
}: {
  filters: ReceivedFilters;
  offers: readonly OfferApplications[] | undefined;
  onChange: (filters: ReceivedFilters) => void;
}) {
  const { offerId, group } = filters;
  const shown = offers?.filter(({ jobId }) => offerId === null || jobId === offerId);
  const favourites = shown?.reduce((sum, { favouriteCount }) => sum + favouriteCount, 0);
  const label = (name: StateGroup | null) =>
    texts.counted(name === null ? texts.allStates : texts.states[name], shown && countIn(shown, name));
  const offerOptions = (offers ?? []).map((offer) => ({
    value: offer.jobId,
    label: texts.counted(offer.job_title, countIn([offer], null)),
  }));
  const isUnknown = offerId !== null && !offerOptions.some(({ value }) => value === offerId);
  return (
    <search aria-label={texts.filters} className={styles.filters}>
      <SelectField
        label={texts.offer}
        value={offerId ?? ''}
        placeholder={texts.counted(texts.allOffers, offers && countIn(offers, null))}
        options={isUnknown ? [...offerOptions, { value: offerId, label: texts.thisOffer }] : offerOptions}
        onChange={(event) => onChange({ ...filters, offerId: event.target.value || null })}
      />
      <SelectField
        label={texts.state}
        value={group ?? ''}
        placeholder={label(null)}
        options={stateGroupNames.map((value) => ({ value, label: label(value) }))}
        onChange={(event) =>
          onChange({ ...filters, group: stateGroupNames.find((name) => name === event.target.value) ?? null })
        }
      />
      <CheckboxField
        label={texts.counted(decidingTexts.favouritesOnly, favourites)}
        checked={filters.areFavourites}
        onChange={(event) => onChange({ ...filters, areFavourites: event.target.checked })}
      />
    </search>
  );
}
