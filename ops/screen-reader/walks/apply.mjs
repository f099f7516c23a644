import { check } from '../../lib/run.mjs';
import { judgeControls } from '../judge.mjs';
import { password, people } from '../people.mjs';

/** A freelance applies to the first mission of the list. */
export async function apply(reader) {
  const { desk, url } = reader;
  await desk.signIn(url, people.freelance, password);
  const list = await reader.open('/jobs');
  check('the list says its title', await reader.hears(/Offres de mission/, list));
  await judgeControls(desk.page, 'missions');
  await reader.tabTo(/Postuler à l’offre/);
  const dialog = await reader.press('Return');
  check('the form says what it is', await reader.hears(/Postuler/, dialog));
  check('the form says to what and to whom', await reader.hears(/–/, reader.heard.slice(-20)));
  await judgeControls(desk.page, 'form to apply');
  await reader.tabTo(/Envoyer ma candidature/);
  const refused = await reader.press('Return');
  check('what is missing is said', await reader.hears(/2 champs sont à corriger/, refused));
  await reader.tabTo(/Écrivez votre lettre/);
  const field = await reader.press('Return');
  check(
    'the line leads to its field, which says its fault',
    await reader.hears(/Lettre de motivation.*Erreur|Erreur/, field),
  );
  await reader.type('Je connais ces chantiers, et je suis libre en janvier.');
  await reader.tabTo(/Tarif/);
  await reader.type('420');
  await reader.tabTo(/Envoyer ma candidature/);
  const sent = await reader.press('Return');
  check('that it was sent is said', await reader.hears(/candidature.*(envoyée|transmise)/i, sent));
}
