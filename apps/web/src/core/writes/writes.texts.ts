/** Texts about lost writes and waiting writes. */
export const writesTexts = {
  unsent: 'Pas de réseau\u00a0: rien n’est parti',
  unanswered: 'Pas de réponse. Peut-être envoyé\u00a0: vérifiez',
  cancelled: 'Annulé en cours d’envoi. Peut-être envoyé\u00a0: vérifiez',
  later: 'Envoyer dès que le réseau revient',
  waiting: (count: number) =>
    count === 1 ? 'Envois en attente\u00a0: 1' : `Envois en attente\u00a0: ${count}`,
  see: 'Voir',
  title: 'Envois en attente',
  lead: 'Ils partent dès que le réseau revient.',
  empty: 'Plus rien n’attend.',
  since: (time: string) => `En attente, demandé ${time}`,
  sending: 'Envoi…',
  refused: (sentence: string) => `Refusé\u00a0: ${sentence}`,
  doubtful: 'Peut-être envoyé\u00a0: vérifiez avant de renvoyer.',
  resend: 'Renvoyer',
  resendOf: (label: string) => `Renvoyer «\u00a0${label}\u00a0»`,
  remove: 'Ne pas envoyer',
  removeOf: (label: string) => `Ne pas envoyer «\u00a0${label}\u00a0»`,
  removeAll: 'Tout retirer',
  sent: (labels: readonly string[]) => `Envoyé\u00a0: ${labels.join(', ')}`,
} as const;
