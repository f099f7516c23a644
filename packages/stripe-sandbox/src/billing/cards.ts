import type { CardOnFile } from '../objects/payment-method.ts';

/** Why a bank refuses a card, in Stripe's codes (https://docs.stripe.com/declines/codes). */
export interface Decline {
  readonly code: string;
  readonly declineCode: string;
  /** What the person who pays reads. */
  readonly message: string;
}

export interface CardBehaviour {
  /** What the bank says when the card is entered. */
  readonly onEntry: Decline | null;
  /** What the bank says to every payment after that. */
  readonly onCharge: Decline | null;
}

interface TestCard extends CardBehaviour {
  readonly brand: string;
  readonly country: string;
}

const declined = (code: string, declineCode: string, message: string): Decline => ({
  code,
  declineCode,
  message,
});

const refused = declined('card_declined', 'generic_decline', 'Votre carte a été refusée.');
const ask = 'Essayez avec une autre carte.';
const always = (decline: Decline) => ({ onEntry: decline, onCharge: decline });
const never = { onEntry: null, onCharge: null };

const card = (brand: string, behaviour: CardBehaviour = never, country = 'US'): TestCard => ({
  brand,
  country,
  ...behaviour,
});

/** Stripe's test cards (https://docs.stripe.com/testing). */
const testCards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', card('visa')],
  ['4000056655665556', card('visa')],
  ['4000002500001001', card('cartes_bancaires', never, 'FR')],
  ['5555555555554444', card('mastercard')],
  ['5200828282828210', card('mastercard')],
  ['378282246310005', card('amex')],
  ['4000002500000003', card('visa', never, 'FR')],
  ['4000000000000002', card('visa', always(refused))],
  [
    '4000000000009995',
    card(
      'visa',
      always(
        declined(
          'card_declined',
          'insufficient_funds',
          `Votre carte ne dispose pas de fonds suffisants. ${ask}`,
        ),
      ),
    ),
  ],
  [
    '4000000000009987',
    card('visa', always(declined('card_declined', 'lost_card', 'Votre carte a été refusée.'))),
  ],
  [
    '4000000000009979',
    card('visa', always(declined('card_declined', 'stolen_card', 'Votre carte a été refusée.'))),
  ],
  [
    '4000000000000069',
    card('visa', always(declined('expired_card', 'expired_card', `Votre carte a expiré. ${ask}`))),
  ],
  [
    '4000000000000127',
    card(
      'visa',
      always(declined('incorrect_cvc', 'incorrect_cvc', 'Le code de sécurité de votre carte est incorrect.')),
    ),
  ],
  [
    '4000000000000119',
    card(
      'visa',
      always(
        declined(
          'processing_error',
          'processing_error',
          'Une erreur est survenue pendant le traitement. Réessayez dans un instant.',
        ),
      ),
    ),
  ],
  ['4000000000000341', card('visa', { onEntry: null, onCharge: refused })],
]);

export interface KnownCard {
  readonly onFile: Pick<CardOnFile, 'brand' | 'last4' | 'country'>;
  readonly behaviour: CardBehaviour;
}

/** The test card with this number (digits only), `null` for every other card: real ones have no place here. */
export function findTestCard(number: string): KnownCard | null {
  const found = testCards.get(number);
  if (!found) return null;
  const { brand, country, onEntry, onCharge } = found;
  return { onFile: { brand, country, last4: number.slice(-4) }, behaviour: { onEntry, onCharge } };
}
