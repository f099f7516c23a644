/** What is said where a profile of another platform is taken over. */
export const profileFileTexts = {
  title: 'Reprendre votre profil LinkedIn ou Malt',
  caption:
    'Facultatif. Il est lu sur cet appareil et remplit les champs encore vides\u00a0: il n’est envoyé nulle part.',
  label: 'Votre profil en PDF',
  hint: 'Sur LinkedIn\u00a0: votre profil, puis Plus\u00a0› Enregistrer au format PDF.',
} as const;
