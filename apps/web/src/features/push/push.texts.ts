export const pushTexts = {
  heading: 'Sur cet appareil',
  on: 'Cet appareil est prévenu, même quand Mitoyen est fermé.',
  off: 'Soyez prévenu même quand Mitoyen est fermé.',
  denied:
    'Votre navigateur refuse les notifications de ce site. Autorisez-les dans ses réglages, puis rechargez la page.',
  unsupported: 'Ce navigateur ne peut pas être prévenu.',
  ios: 'Sur iPhone et iPad, ajoutez d’abord Mitoyen à l’écran d’accueil (Partager, puis «\u202fSur l’écran d’accueil\u202f»), et ouvrez-le de là.',
  subscribe: 'Prévenir cet appareil',
  unsubscribe: 'Ne plus prévenir cet appareil',
  failure: 'Cet appareil n’a pas pu être inscrit. Réessayez.',
  refused: 'Vous avez refusé les notifications\u00a0: rien ne sera envoyé à cet appareil.',
  others: (count: number) => (count > 1 ? `${count} appareils sont prévenus.` : 'Un appareil est prévenu.'),
  isQuietAtNight: 'Rien entre 20\u00a0h et 8\u00a0h',
  isQuietAtWeekends: 'Rien le samedi et le dimanche',
  quietHint: 'Heure de Paris. Ce qui arrive entre-temps vous attend le matin.',
  showsWords: 'Montrer le texte des messages',
  showsWordsHint: 'Il peut se lire sur un écran verrouillé.',
  saveFailure: 'Votre choix n’a pas été enregistré. Réessayez.',
  offerTitle: 'Être prévenu de la réponse\u202f?',
  offerHint:
    'Sur cet appareil, même quand Mitoyen est fermé. Jamais la nuit ni le week-end, sauf si vous le demandez.',
  notNow: 'Non merci',
} as const;
