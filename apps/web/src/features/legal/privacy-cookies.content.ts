import { type BrowserStorageName, browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { PageConfig } from '../../core/pages/page-config.ts';
import { days, hours } from './durations.ts';
import type { LegalSection } from './legal-document.ts';

const { consent, errand, keptAnswers, knownBrowser, phoneBrowser, recentWrite } = browserStorage;

/** What each is for, and how long it stays. One that is not explained does not compile. */
const explanations: Readonly<Record<BrowserStorageName, string>> = {
  consent: `cookie : votre choix, accepté ou refusé ; ${days(consent.maxAgeSeconds / 86_400)}`,
  csrf: 'cookie : valeur aléatoire, propre à ce navigateur ; rien ne s’appuie sur elle, vos demandes sont autorisées par la clé de votre session ; jusqu’à la fermeture du navigateur',
  phoneBrowser: `cookie : relie le code reçu par SMS à ce navigateur, lors de la vérification du téléphone ; ${hours(phoneBrowser.maxAgeSeconds / 3600)}`,
  knownBrowser: `cookie : reconnaît ce navigateur quand vous vous y connectez de nouveau, pour vous prévenir d’une connexion venue d’ailleurs et ne pas vous faire attendre pendant que quelqu’un essaie des mots de passe ; ${days(knownBrowser.maxAgeSeconds / 86_400)}`,
  recentWrite: `cookie : que vous venez de changer quelque chose, sans dire quoi, pour que la page suivante en tienne compte ; ${recentWrite.maxAgeSeconds} secondes`,
  user: 'stockage local : le compte connecté, pour afficher son nom ; jusqu’à la déconnexion',
  token: 'stockage local : la clé de votre session ; jusqu’à la déconnexion',
  userType: 'stockage local : le type de compte choisi à l’inscription ; jusqu’à ce que vous l’effaciez',
  errand: `stockage local : ce que vous veniez faire avant de vous connecter ou de vous inscrire, par exemple à qui vous vouliez écrire, pour vous le proposer ensuite ; jusqu’à ce que ce soit fait ou écarté, jusqu’à la déconnexion, ${hours(errand.maxAgeSeconds / 3600)} au plus`,
  unsentMessages:
    'stockage local : vos messages commencés ou en cours d’envoi, et ce que vous demandez d’envoyer dès que le réseau revient ; jusqu’à leur envoi ou à la déconnexion',
  installOffer:
    'stockage local : que l’installation de Mitoyen sur cet appareil vous a été proposée ; jusqu’à ce que vous l’effaciez',
  pushOffer:
    'stockage local : que l’on vous a demandé si cet appareil peut être prévenu ; jusqu’à ce que vous l’effaciez',
  formDraft:
    'stockage de l’onglet : un formulaire commencé, sans mot de passe ; jusqu’à son envoi ou à la fermeture de l’onglet',
  confirmationStrip:
    'stockage de l’onglet : que vous avez masqué le rappel de confirmer votre adresse ; jusqu’à la fermeture de l’onglet',
  directoryPlace:
    'stockage de l’onglet : où vous en étiez dans l’annuaire ; jusqu’à la fermeture de l’onglet',
  scrollPositions:
    'stockage de l’onglet : la position dans chaque page, pour le bouton Retour ; jusqu’à la fermeture de l’onglet',
  keptAnswers: `cache du navigateur : ce que montrent vos pages, vos dix dernières conversations, vos candidatures, les offres et les profils que vous avez ouverts, pour les lire sans réseau ; jusqu’à la déconnexion, ${days(keptAnswers.maxAgeSeconds / 86_400)} au plus`,
  keptFiles:
    'cache du navigateur : les fichiers des pages, les mêmes pour tout le monde, pour les ouvrir sans réseau ; jusqu’à la version suivante du site',
};

const names = Object.keys(browserStorage) as BrowserStorageName[];

function storedName(entry: BrowserStorageName): string {
  const stored = browserStorage[entry];
  return 'isPrefix' in stored ? `${stored.name}…` : stored.name;
}

const measurement = ({ analyticsScriptUrl }: PageConfig): string =>
  analyticsScriptUrl
    ? `seulement après votre accord : le script de ${new URL(analyticsScriptUrl).hostname} et les cookies qu’il dépose, retirés dès que vous refusez`
    : 'aucune n’est installée à ce jour ; il n’y en aurait qu’après votre accord';

/** Section 11 of the privacy policy. */
export const privacyCookiesSection = (operator: PageConfig): LegalSection => ({
  id: 'cookies',
  title: 'Cookies',
  blocks: [
    'Le site n’emploie aucun cookie publicitaire. Voici tout ce qu’il enregistre dans votre navigateur. La mesure d’audience exceptée, tout est nécessaire au service que vous demandez, et dispensé d’accord pour cette raison :',
    {
      rows: [
        ...names.map((entry) => [storedName(entry), explanations[entry]] as const),
        ['Mesure d’audience', measurement(operator)],
      ],
    },
    'Supprimer votre compte vide aussi ces stockages dans le navigateur employé. La page de paiement de Stripe est un autre site, qui dépose ses propres cookies.',
    'Un projet peut montrer une vidéo, une visite 360° ou une maquette de YouTube, Vimeo, Matterport, Sketchfab ou Speckle. Rien n’en est chargé avant que vous n’en demandiez l’affichage ; ce site reçoit alors votre adresse IP, YouTube et Vimeo aussi le nom du nôtre, et peut enregistrer des données dans votre navigateur, selon ses propres règles.',
    'Refuser est aussi simple qu’accepter. Le bouton « Gérer mes cookies », en bas de chaque page, rouvre ce choix à tout moment.',
  ],
});
