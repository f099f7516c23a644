import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { FormFields } from '../../core/forms/use-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { CodeFields } from './code-fields.tsx';
import { facetFormTexts as texts } from './facet-form.texts.ts';
import styles from './facet-section.module.css';
import { type FacetValues, type PersonFacetValues, personFacetOrder } from './facet-values.ts';
import { MobilityFields } from './mobility-fields.tsx';
import { SoftwareField } from './software-field.tsx';
import { TradesField } from './trades-field.tsx';
import { vocabularyQuery } from './vocabulary.queries.ts';

/**
 * The facets of a profile or an offer, folded: none of them is required. It opens by itself where more than
 * trades are filled in, and for its faults. The lists are loaded when it opens.
 */
function FacetDisclosure({
  form,
  title,
  caption,
  softwareHint,
  children,
}: {
  form: FormFields<FacetValues>;
  title: string;
  caption: string;
  softwareHint: string;
  children?: ReactNode;
}) {
  const contentId = useId();
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const values: Readonly<Partial<Record<string, unknown>>> = { ...form.values };
  // trades stand under the title as well, which chooses them
  const isFilled = personFacetOrder.some((name) => name !== 'trades' && String(values[name] ?? '') !== '');
  const [wasFilled] = useState(isFilled);
  const isWrong = personFacetOrder.some((name) => form.errorOf(name) !== undefined);
  const isNoted = personFacetOrder.some((name) => form.noteOf?.(name) !== undefined);
  const isOpen = isWrong || (isAsked ?? (wasFilled || isNoted));
  const { data, isError, refetch } = useQuery({ ...vocabularyQuery(), enabled: isOpen });
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setAsked(!isOpen)}
        >
          <Icon name="chevronDown" />
          {title}
        </button>
      </h2>
      <p className={styles.caption}>{caption}</p>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && (
          <Stack>
            {data && <TradesField form={form} trades={data.trades} />}
            {children}
            {data && (
              <>
                <SoftwareField form={form} vocabulary={data} hint={softwareHint} />
                <CodeFields form={form} vocabulary={data} />
              </>
            )}
            {!data && isError && <Notice tone="error" title={texts.failure} onRetry={() => void refetch()} />}
            {!data && !isError && (
              <SkeletonGroup label={texts.loading}>
                <SkeletonLines count={6} />
              </SkeletonGroup>
            )}
          </Stack>
        )}
      </div>
    </section>
  );
}

/** A professional's trades, mobility and facets. */
export function PersonFacetSection({ form }: { form: FormFields<PersonFacetValues> }) {
  return (
    <FacetDisclosure
      form={form}
      title={texts.title.person}
      caption={texts.caption.person}
      softwareHint={texts.softwareHint}
    >
      <MobilityFields form={form} />
    </FacetDisclosure>
  );
}

/** An offer's trades and facets. */
export function OfferFacetSection({ form }: { form: FormFields<FacetValues> }) {
  return (
    <FacetDisclosure
      form={form}
      title={texts.title.offer}
      caption={texts.caption.offer}
      softwareHint={texts.softwareHintOffer}
    />
  );
}
