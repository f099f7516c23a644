import { check } from '../../lib/run.mjs';
import { judgeControls } from '../judge.mjs';
import { password, people } from '../people.mjs';

/** A company publishes a mission. */
export async function publish(reader) {
  const { desk, url } = reader;
  await desk.signIn(url, people.company, password);
  await reader.open('/jobs');
  await judgeControls(desk.page, 'missions, to a company');
  await reader.tabTo(/Publier une offre de mission/);
  const dialog = await reader.press('Return');
  check('the form says what it is', await reader.hears(/Publier une offre/, dialog));
  await judgeControls(desk.page, 'form of an offer');
  await reader.tabTo(/Publier l’offre/);
  const refused = await reader.press('Return');
  check('what is missing is said', await reader.hears(/champs sont à corriger/, refused));
  await reader.tabTo(/itre/);
  const field = await reader.press('Return');
  check('the line leads to its field, which says its fault', await reader.hears(/Titre/, field));
  await reader.type('Plans de surelevation en bois');
  await reader.tabTo(/Description/);
  await reader.type('Plans et coupes au 1/50 pour une surelevation de deux niveaux.');
  await reader.tabTo(/Exigences/);
  await reader.type('Revit');
  await reader.tabTo(/Budget/);
  await reader.type('420');
  await reader.tabTo(/Date limite/);
  // the twelfth of December, whichever of day and month comes first
  for (const digit of '12122026') await reader.press(digit);
  await reader.tabTo(/Publier l’offre/);
  const sent = await reader.press('Return');
  check('that it is published is said', await reader.hears(/Offre de mission publiée/, sent));
}
