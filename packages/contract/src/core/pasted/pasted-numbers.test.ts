import { describe, expect, test } from 'vitest';
import { numberSchema } from '../field-schemas.ts';
import { tidyNumber } from '../typed-number.ts';
import { kept } from './kept.fixture.ts';

const [nbsp, narrow, zero] = ['\u00a0', '\u202f', '\u200b'];
const rate = numberSchema('Tarif horaire', { max: 10_000, units: ['euro', 'hour'] });
const salary = numberSchema('Salaire souhaité', { max: 1_000_000, units: ['euro', 'year'] });
const budget = numberSchema('Budget', { max: 100_000, units: ['euro', 'day'] });
const pay = numberSchema('Salaire minimum', { max: 1_000_000, units: ['euro'] });
const years = numberSchema('Expérience', { max: 60, int: true, units: ['year'] });
const surface = numberSchema('Surface', { max: 10_000_000, units: ['area'] });
const perHour = 'refused: Tarif horaire : indiquez le montant par heure.';

describe('a number', () => {
  test.each([
    [rate, '45', 45],
    [rate, '45 €', 45],
    [rate, '45€', 45],
    [rate, `45${nbsp}€`, 45],
    [rate, '€ 45', 45],
    [rate, '45 €/h', 45],
    [rate, '45€/heure', 45],
    [rate, '45 € HT / heure', 45],
    [rate, '45 euros de l’heure', 45],
    [rate, '45,50 EUR', 45.5],
    [rate, '45.50', 45.5],
    [rate, 'environ 45 €', 45],
    [rate, '~45 €', 45],
    [rate, '45,00 € H.T.', 45],
    [rate, '350 € HT/jour', perHour],
    [rate, '350€/j', perHour],
    [rate, '350 € par jour', perHour],
    [rate, '2 800 €/mois', perHour],
    [budget, '350 € HT/jour', 350],
    [budget, '350€/j', 350],
    [budget, '350 € TJM', 350],
    [budget, '1 250,50 €', 1250.5],
    [budget, `1${narrow}250,50${nbsp}€`, 1250.5],
    [budget, '1.250,50 €', 1250.5],
    [budget, '1.250', 1250],
    [budget, '1,250.50', 1250.5],
    [budget, '1’250', 1250],
    [budget, "1'250.50", 1250.5],
    [budget, '1250,-', 'refused: Budget : indiquez un nombre entre 0 et 100\u202f000.'],
    [budget, '45 €/h', 'refused: Budget : indiquez le montant par jour.'],
    [salary, '38k€', 38_000],
    [salary, '38 k€', 38_000],
    [salary, '38K€ brut', 38_000],
    [salary, '38,5 k', 38_500],
    [salary, '38 k€ brut annuel', 38_000],
    [salary, '38 keuros', 38_000],
    [salary, '38 000 € brut/an', 38_000],
    [salary, '38 000 euros bruts par an', 38_000],
    [salary, `38${nbsp}000`, 38_000],
    [salary, '38.000', 38_000],
    [salary, '2 500 €/mois', 'refused: Salaire souhaité : indiquez le montant par an.'],
    [salary, '35-38 k€', 'refused: Salaire souhaité : indiquez un nombre entre 0 et 1\u202f000\u202f000.'],
    [pay, '32 000 € brut', 32_000],
    [pay, '2 500 €/mois', 'refused: Salaire minimum : indiquez le montant seul, sans période.'],
    [years, '10 ans', 10],
    [years, '1 an', 1],
    [years, `${zero}7`, 7],
    [surface, '120 m²', 120],
    [surface, '120m2', 120],
    [surface, '1 250,5 m²', 1250.5],
    [surface, '0.125', 0.125],
  ])('%# %j', (schema, pasted, number) => {
    expect(schema.safeParse(pasted).data ?? kept(schema, pasted)).toBe(number);
  });

  test.each([
    ['45 €', '45'],
    ['1.250,50 €', '1250,5'],
    ['38k€', '38000'],
    ['1 250', '1 250'],
    ['12.5', '12.5'],
    ['350 €/jour', '350 €/jour'],
    ['x', 'x'],
    ['', ''],
  ])('%j is shown as %j', (pasted, shown) => expect(tidyNumber(pasted)).toBe(shown));
});
