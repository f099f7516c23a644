import type { PaymentMethod } from '../objects/wire.ts';
import { hostedTexts as t } from './hosted.texts.ts';

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
};

const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Visa se terminant par 4242' */
export const cardName = ({ card }: PaymentMethod): string =>
  card ? t.cardEnding(brands[card.brand] ?? card.brand, card.last4) : t.card;

/** 'expire en décembre 2034' */
export const cardExpiry = ({ card }: PaymentMethod): string =>
  card ? t.cardExpires(monthAndYear.format(Date.UTC(card.exp_year, card.exp_month - 1))) : '';
