import { expect, test } from 'vitest';
import { replyMark } from '../../conversations/index.ts';
import { htmlAsText } from './html-as-text.ts';
import { ownWords } from './own-words.ts';
import { isProgramLine } from './quote-heads.ts';

const attribution = 'Le lun. 30 nov. 2026 à 10:12, Mitoyen <a@reponse.mitoyen.example> a écrit :';
const lines = (...all: string[]) => all.join('\n');

test('answers in between what is quoted stay, with all that they answer', () => {
  const text = lines(
    'Voir plus bas.',
    '',
    attribution,
    `> ${replyMark}`,
    '> Libre en mars ?',
    'Oui.',
    '> Et le prix ?',
    '450 €.',
    '> Merci',
  );
  expect(ownWords(text)).toBe(text);
});

test('quoted lines that nobody is said to have written are the author’s', () => {
  const text = lines('Le règlement dit :', '> hauteur 9 m', '> recul 3 m');
  expect(ownWords(text)).toBe(text);
});

test('without our first line, what follows who wrote goes only where all of it is quoted', () => {
  expect(ownWords(lines('Oui.', '', attribution, '> Libre ?', '>', '> Merci'))).toBe('Oui.');
  const unquoted = lines('Oui.', '', attribution, 'Libre ?');
  expect(ownWords(unquoted)).toBe(unquoted);
});

test('a signature is what stands below its mark, and nothing else', () => {
  expect(ownWords(lines('Oui.', '-- ', 'Cabinet Trait Neuf'))).toBe('Oui.');
  expect(ownWords(lines('Lot 1', '--', 'Lot 2'))).toBe(lines('Lot 1', '--', 'Lot 2'));
  expect(ownWords(lines('Oui.', '', 'Cordialement,', 'Ana'))).toBe(lines('Oui.', '', 'Cordialement,', 'Ana'));
});

test.each([
  'Envoyé de mon iPhone',
  'Envoyé depuis mon smartphone Samsung Galaxy.',
  'Envoyé depuis l’application Mail Orange',
  "Envoyé depuis l'application Mail Orange",
  'Envoyé à partir de Outlook pour iOS<https://aka.ms/o0ukef>',
  'Obtenir Outlook pour Android',
  'Get Outlook for iOS',
  'Sent from my iPad',
  'Envoyé avec la messagerie sécurisée Proton Mail.',
  'Provenance : Courrier pour Windows',
])('%s is a program’s line', (line) => {
  expect(isProgramLine(line)).toBe(true);
  expect(ownWords(lines('Oui.', '', line))).toBe('Oui.');
});

test.each([
  'Envoyé depuis mon téléphone hier soir',
  'Envoyé de mon bureau',
  'Obtenir le permis pour mars',
  'Mail',
  'Get it for me',
])('%s is the author’s', (line) => {
  expect(isProgramLine(line)).toBe(false);
});

test('what is typed where a program keeps its signature stays', () => {
  const html = '<div id="ms-outlook-mobile-signature"><div>Oui, jeudi.</div><div>Nadia</div></div>';
  expect(ownWords(htmlAsText(html))).toBe(lines('Oui, jeudi.', 'Nadia'));
});

test('lists, breaks and links of HTML are lines as they are read', () => {
  const html =
    '<p>Deux points&nbsp;:</p><ul><li>toit</li><li>murs</li></ul><p>Voir <a href="https://exemple.fr/a">le plan</a></p>';
  expect(ownWords(htmlAsText(html))).toBe(
    lines('Deux points :', '', '- toit', '- murs', '', 'Voir le plan (https://exemple.fr/a)'),
  );
});

test.each([
  ['one sign', 'a'.repeat(200_000)],
  ['quotes', '>'.repeat(200_000)],
  ['spaces', ' '.repeat(200_000)],
  ['colons', 'De :\n'.repeat(50_000)],
  ['dashes', '-'.repeat(200_000)],
  ['heads', `${attribution}\n`.repeat(2000)],
])('a lot of %s is read all the same', (_name, text) => {
  expect(ownWords(text).length).toBeLessThanOrEqual(text.length);
});

test('HTML within HTML, ever deeper, is read to some depth', () => {
  expect(htmlAsText('<div>'.repeat(20_000)).length).toBe(0);
  expect(htmlAsText(`${'<blockquote>'.repeat(5000)}a`)).not.toContain('a');
});
