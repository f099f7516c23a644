import { check } from '../../lib/run.mjs';
import { judgeControls } from '../judge.mjs';
import { password, people } from '../people.mjs';

/** A company without Premium finds a profile, opens its page, signs in and writes. */
export async function findAndWrite(reader) {
  const { page } = reader.desk;
  const home = await reader.open('/');
  check('the home page says its title', await reader.hears(/Mitoyen/, home));
  await judgeControls(page, 'home page');
  await reader.tabTo(/Spécialité|métier/i);
  await reader.type('charpente');
  const list = await reader.press('Return');
  check('the list says its heading', await reader.hears(/Trouvez votre prochain collaborateur/, list));
  check('the list says how many it found', await reader.hears(/profil\(s\) trouvé/, reader.heard));
  await judgeControls(page, 'list of profiles');
  await reader.tabTo(/, .+, .+ lien|lien .+, .+, /i);
  const profile = await reader.press('Return');
  check('a profile says who it is', await reader.hears(/en-tête|titre de niveau 1|niveau 1/i, profile));
  await judgeControls(page, 'profile');
  await reader.tabTo(/contacter/i);
  const dialog = await reader.press('Return');
  check('the sign-in says what it is', await reader.hears(/Connexion|Connectez-vous/, dialog));
  await reader.type(people.company);
  await reader.tabTo(/Mot de passe/);
  await reader.type(password);
  const form = await reader.press('Return');
  check('the form says to whom one writes', await reader.hears(/Contacter/, form));
  await judgeControls(page, 'form to write');
  await reader.tabTo(/Envoyer/);
  const refused = await reader.press('Return');
  check('an empty message is refused aloud', await reader.hears(/Erreur|corriger|Écrivez|Indiquez/, refused));
  await reader.tabTo(/Objet/, { key: 'shift+Tab' });
  await reader.type('Renfort sur un concours');
  await reader.tabTo(/Message/);
  await reader.type('Bonjour, une mission de trois mois vous irait-elle ?');
  await reader.tabTo(/Envoyer/);
  const sent = await reader.press('Return');
  check('that it was sent is said', await reader.hears(/Message envoyé/, sent));
}
