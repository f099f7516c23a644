import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { answer } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../../paths.ts';
import OfferDialog from './offer-dialog.tsx';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import type { OfferAction } from './use-save-offer.ts';

// The form of an offer, as its tests open and fill it.

export const onClose = vi.fn();
export const quota = (count: number) => answer(offerRoutes.listByCompany, { offers: [], count, limit: 10 });

export const open = (action: OfferAction = { kind: 'publish' }) =>
  renderPage(() => <OfferDialog action={action} onClose={onClose} />, patterns.home);
export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const publish = () => userEvent.click(screen.getByRole('button', { name: texts.submit.publish }));
