import { expect, test } from 'vitest';
import { isAuthenticated } from './read-authentication.ts';

const id = 'mx.mitoyen.example';
const from = 'ana@atelier.exemple.fr';
const isFrom = (...headers: string[]) => isAuthenticated(headers, id, from);

test.each([
  'mx.mitoyen.example; dkim=pass header.d=atelier.exemple.fr',
  'MX.Mitoyen.Example; DKIM=Pass header.d=Atelier.Exemple.fr header.s=mail',
  'mx.mitoyen.example 1; dkim=pass (2048-bit key; unprotected) header.d=exemple.fr header.i=@exemple.fr',
  'mx.mitoyen.example;\r\n\tdkim=fail header.d=autre.fr;\r\n\tspf=pass smtp.mailfrom=rebond@exemple.fr',
  'mx.mitoyen.example; spf=pass smtp.mailfrom=exemple.fr',
  'mx.mitoyen.example; dkim=pass header.i=@atelier.exemple.fr',
  'mx.mitoyen.example; dmarc=pass (p=reject dis=none) header.from=atelier.exemple.fr',
  'mx.mitoyen.example; dkim=pass reason="good; signature" header.d=exemple.fr',
])('%s says that the domain wrote', (header) => {
  expect(isFrom(header)).toBe(true);
});

test.each([
  'mx.mitoyen.example; none',
  'mx.mitoyen.example; dkim=pass header.d=autre.fr',
  'mx.mitoyen.example; dkim=fail header.d=exemple.fr',
  'mx.mitoyen.example; spf=softfail smtp.mailfrom=ana@exemple.fr',
  'mx.mitoyen.example; spf=pass smtp.helo=exemple.fr',
  'mx.mitoyen.example; auth=pass smtp.auth=ana@exemple.fr',
  'mx.mitoyen.example; dkim=pass header.d=fr',
  'mx.mitoyen.example; dmarc=pass header.from=autre.fr',
  'mx.mitoyen.example; dkim=fail (dkim=pass header.d=exemple.fr) header.d=exemple.fr',
  'mx.mitoyen.example; dkim=fail reason="x; dkim=pass header.d=exemple.fr"',
  'mx.autre.example; dkim=pass header.d=exemple.fr',
  'mx.mitoyen.example.pirate.fr; dkim=pass header.d=exemple.fr',
  'mx.mitoyen.example; dkim=pass (never closed header.d=exemple.fr',
  `mx.mitoyen.example; dkim=pass header.d=exemple.fr;${' x'.repeat(5000)}`,
  '',
])('%s does not', (header) => {
  expect(isFrom(header)).toBe(false);
});

test('only the topmost header of that server counts', () => {
  const good = `${id}; dkim=pass header.d=exemple.fr`;
  const bad = `${id}; dkim=fail header.d=exemple.fr`;
  expect(isFrom(bad, good)).toBe(false);
  expect(isFrom('autre.example; dkim=fail', good)).toBe(true);
  // what cannot be read may be what that server wrote
  expect(isFrom(`${id}; (`, good)).toBe(false);
  expect(isFrom()).toBe(false);
});

test('neighbours on a domain that is shared are not aligned', () => {
  const header = `${id}; dkim=pass header.d=voisin.github.io`;
  expect(isAuthenticated([header], id, 'ana@ana.github.io')).toBe(false);
  expect(isAuthenticated([header], id, 'ana@voisin.github.io')).toBe(true);
});
