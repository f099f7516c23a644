import { formatDay, formatTime, isSameDay } from '../../core/format/format-time.ts';

/** 'à 14 h 05', or 'mardi 3 mars à 14 h 05'. */
function momentOf(instant: string, now: Date): string {
  const time = `à\u00a0${formatTime(instant).replace(/^0/, '').replace(':', '\u00a0h\u00a0')}`;
  if (isSameDay(instant, now.toISOString())) return time;
  const day = formatDay(instant, now);
  return `${day === 'Hier' ? 'hier' : day} ${time}`;
}

/** What is said of what a device keeps, and of installing the product on it. */
export const onDeviceTexts = {
  read: (instant: string, now: Date) => `Lu ${momentOf(instant, now)}`,
  readHint: '– pas de réponse du serveur',
  refresh: 'Actualiser',
  installTitle: 'Mitoyen sur votre écran d’accueil',
  installHint: 'Pour ouvrir vos messages d’un geste, même sans réseau.',
  install: 'Installer',
  notNow: 'Non merci',
  understood: 'J’ai compris',
  iosSteps: 'Dans Safari, en deux gestes',
  iosShare: 'Touchez «\u00a0Partager\u00a0»',
  iosAdd: 'Puis «\u00a0Sur l’écran d’accueil\u00a0»',
} as const;
