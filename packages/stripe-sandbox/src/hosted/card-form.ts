import { type CardBehaviour, findTestCard, type KnownCard } from '../billing/cards.ts';
import { hostedTexts as t } from './hosted.texts.ts';

/** The fields as the payer typed them. */
export type CardFields = Readonly<Partial<Record<'number' | 'expiry' | 'code' | 'holder', string>>>;
export type CardFieldName = keyof CardFields;

export interface ReadCard {
  readonly card: KnownCard;
  readonly expMonth: number;
  readonly expYear: number;
  readonly holder: string;
}

export type Problems<Name extends string> = Partial<Record<Name, string>>;

/** The last digit of a card's number follows from the others (Luhn, ISO/IEC 7812-1). */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function numberProblem(number: string): string | null {
  if (number === '') return t.cardNumberMissing;
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) return t.cardNumberWrong;
  return findTestCard(number) ? null : t.cardNumberReal;
}

function readExpiry(text: string): { month: number; year: number } | null {
  const match = /^(\d{1,2})\/?(\d{2}|\d{4})$/.exec(text.replace(/\s/g, ''));
  const month = Number(match?.[1]);
  const year = Number(match?.[2]);
  if (!match || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** Reads a card. Its number goes no further than this: what is kept is a test card's name and last four digits. */
export function readCard(
  fields: CardFields,
  now: Date,
): { card: ReadCard } | { problems: Problems<CardFieldName> } {
  const number = (fields.number ?? '').replace(/[\s.-]/g, '');
  const holder = (fields.holder ?? '').trim().slice(0, 100);
  const known = findTestCard(number);
  const expiry = readExpiry(fields.expiry ?? '');
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const isPast = expiry !== null && expiry.year * 12 + expiry.month < thisMonth;
  const codeShape = known?.onFile.brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/;
  const problems: Problems<CardFieldName> = {};
  const wrongNumber = numberProblem(number);
  if (wrongNumber !== null) problems.number = wrongNumber;
  if (!expiry) problems.expiry = t.expiryProblem;
  else if (isPast) problems.expiry = t.expiryPast;
  if (!codeShape.test((fields.code ?? '').trim())) problems.code = t.codeProblem;
  if (holder === '') problems.holder = t.holderProblem;
  if (!known || !expiry || Object.keys(problems).length > 0) return { problems };
  return { card: { card: known, expMonth: expiry.month, expYear: expiry.year, holder } };
}

interface OfferedCard {
  readonly number: string;
  readonly label: string;
}

const offered: readonly OfferedCard[] = [
  { number: '4242 4242 4242 4242', label: t.testCardPays },
  { number: '4000 0000 0000 0002', label: t.testCardDeclined },
  { number: '4000 0000 0000 0341', label: t.testCardFailsLater },
];

/** The test cards that pages offer. */
export const offeredCards = (isOffered: (behaviour: CardBehaviour) => boolean): readonly OfferedCard[] =>
  offered.filter(({ number }) => {
    const known = findTestCard(number.replaceAll(' ', ''));
    return known !== null && isOffered(known.behaviour);
  });
