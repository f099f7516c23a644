import type { Entry, OwnLayout, Part, Person } from './people.fixture.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tag = (name: string, text: string, attributes = '') => `<${name} ${attributes}>${text}</${name}>`;
const line = (text: string, attributes = '') => tag('p', escaped(text), attributes);
const isEntry = (one: string | Entry): one is Entry => typeof one !== 'string';

/** How one CV differs from the next of its layout. */
type Variant = number;

/** An entry where dates, title and place follow each other, in the orders that people choose. */
function entryInLines({ dates, title, where }: Entry, variant: Variant): string {
  if (variant === 0)
    return tag('p', `<b>${escaped(title)}</b><span class="right">${escaped(dates)}</span>`) + line(where);
  if (variant === 1) return line(`${dates} : ${title}${where && ` – ${where}`}`);
  if (variant === 2) return line(dates, 'class="dates"') + tag('p', `<b>${escaped(title)}</b>`) + line(where);
  return tag('p', `<b>${escaped(title)}</b>${where && `, ${escaped(where)}`}`) + line(dates, 'class="dates"');
}

function partInLines({ heading, lines }: Part, variant: Variant): string {
  const body = lines.map((one) => (isEntry(one) ? entryInLines(one, variant) : line(one))).join('');
  return `<section><h2>${escaped(heading)}</h2>${body}</section>`;
}

const cells = (texts: readonly string[]) => texts.map((text) => tag('td', escaped(text))).join('');

function partInTable({ heading, lines }: Part, variant: Variant): string {
  const rows = lines.map((one) => {
    if (!isEntry(one)) {
      const texts = one.split(' | ');
      return tag('tr', texts.length > 1 ? cells(texts) : tag('td', escaped(one), 'colspan="3"'));
    }
    if (variant % 2 === 0)
      return `<tr><td class="when">${escaped(one.dates)}</td><td><b>${escaped(one.title)}</b><br>${escaped(one.where)}</td></tr>`;
    return tag('tr', cells([one.dates, one.title, one.where]));
  });
  const title = tag('h2', escaped(heading));
  return `${title}<table${variant === 1 ? ' class="ruled"' : ''}>${rows.join('')}</table>`;
}

function head({ name, title, contact }: Person, contactInTable = false): string {
  const titleLine = title ? tag('p', escaped(title), 'class="title"') : '';
  const lines = contactInTable
    ? `<table>${contact.map((one) => tag('tr', cells(one.split(' | ')))).join('')}</table>`
    : contact.map((one) => line(one)).join('');
  return `<header><h1>${escaped(name)}</h1>${titleLine}${lines}</header>`;
}

function inTwoColumns(person: Person, variant: Variant): string {
  const isBeside = ({ kind }: Part) => ['software', 'skills', 'other'].includes(kind);
  const contactLabel = variant === 1 ? '' : '<h2>Contact</h2>';
  const beside = `${contactLabel}${person.contact.map((one) => line(one)).join('')}${person.parts
    .filter(isBeside)
    .map((part) => partInLines(part, variant))
    .join('')}`;
  const parts = person.parts.filter((part) => !isBeside(part)).map((part) => partInLines(part, variant));
  const named = `<h1>${escaped(person.name)}</h1>${tag('p', escaped(person.title), 'class="title"')}`;
  const main = `${variant % 2 === 0 ? named : ''}${parts.join('')}`;
  const columns = [tag('aside', beside), tag('main', main)];
  if (variant === 2) columns.reverse();
  return `${variant % 2 === 0 ? '' : named}<div class="columns">${columns.join('')}</div>`;
}

const row = (label: string, content: string) => `<tr><td class="label">${label}</td><td>${content}</td></tr>`;

/** The form of 2012: labels in a narrow column, dates among them. */
function inOldEuropass({ name, title, contact, parts }: Person, variant: Variant): string {
  const asked = variant % 2 === 0 ? 'POSTE VISÉ' : 'EMPLOI RECHERCHÉ';
  const rows = [
    row('INFORMATIONS PERSONNELLES', tag('b', escaped(name))),
    row('', contact.map((one) => line(one)).join('')),
    row(asked, tag('b', escaped(title))),
    ...parts.flatMap(({ heading, lines }) => [
      row(escaped(heading), '<hr>'),
      ...lines.map((one) =>
        isEntry(one)
          ? row(escaped(one.dates), `<b>${escaped(one.title)}</b><br>${escaped(one.where)}`)
          : row('', escaped(one)),
      ),
    ]),
  ];
  return `<table class="europass">${rows.join('')}</table>${tag('footer', '© Union européenne, 2002-2018 | europass.cedefop.europa.eu')}`;
}

/** The form of 2020: dates above each entry, everything in one column. */
function inNewEuropass(person: Person, variant: Variant): string {
  const { name, title, contact, parts } = person;
  const labels = ['Adresse', 'Téléphone', 'Adresse électronique'];
  const contacts = contact
    .map((one, at) => (variant % 2 === 0 ? `${labels[at]} : ${one}` : one))
    .map((one) => line(one));
  const body = parts.map(({ heading, lines }) => {
    const written = lines.map((one) => {
      if (!isEntry(one)) return line(one);
      const both = variant === 1 ? line(one.title) + line(one.where) : line(`${one.title} – ${one.where}`);
      return line(one.dates, 'class="dates"') + tag('b', both);
    });
    return `<section><h2>${escaped(heading)}</h2>${written.join('')}</section>`;
  });
  return `<h1>${escaped(name)}</h1>${title ? line(title, 'class="title"') : ''}${contacts.join('')}${body.join('')}`;
}

const styles = `
@page { size: A4; margin: 14mm }
body { font: 10pt/1.35 'DejaVu Sans'; margin: 0 }
p { margin: 0 0 1mm } h1 { font-size: 20pt; margin: 0 0 2mm } h2 { font-size: 12.5pt; margin: 4mm 0 1.5mm }
.title { font-size: 14pt } .dates { color: #555 } .right { float: right }
table { width: 100%; border-spacing: 0 } td { vertical-align: top; padding: .6mm 3mm .6mm 0 }
.when { width: 42mm } .ruled td { border: .2mm solid #888; padding: 1mm 2mm }
.columns { display: grid; grid-template-columns: 58mm 1fr; gap: 9mm }
.columns:has(main:first-child) { grid-template-columns: 1fr 58mm }
.label { width: 48mm; text-align: right; padding-right: 6mm } footer { font-size: 7pt; margin-top: 8mm }
.serif { font-family: 'DejaVu Serif' } .caps h2 { text-transform: uppercase; letter-spacing: .08em }
.centred header { text-align: center }
`;

/** A person's CV as a page to be printed. `at`: which of its layout it is. */
export function layOut(person: Person<OwnLayout>, at: number): string {
  const variant = at % 4;
  const bodies = {
    one: () => head(person) + person.parts.map((part) => partInLines(part, variant)).join(''),
    two: () => inTwoColumns(person, variant),
    table: () => head(person, true) + person.parts.map((part) => partInTable(part, variant)).join(''),
    'europass-old': () => inOldEuropass(person, variant),
    'europass-new': () => inNewEuropass(person, variant),
  };
  const look = [at % 3 === 1 && 'serif', at % 4 === 3 && 'caps', at % 5 === 2 && 'centred'];
  const classes = look.filter(Boolean).join(' ');
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${styles}</style><body class="${classes}">${bodies[person.layout]()}</body></html>`;
}
