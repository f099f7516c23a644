/** What is said where a profile of another platform is taken over. */
export const profileFileTexts = {
  label: 'Reprendre votre profil LinkedIn ou Malt (PDF)',
  hint: 'Facultatif. Il est lu sur cet appareil, remplit les champs encore vides et n’est envoyé nulle part. Sur LinkedIn\u00a0: votre profil, puis Plus\u00a0› Enregistrer au format PDF.',
} as const;
