/** What changing one's own profile says. */
export const editTexts = {
  pageTitle: 'Modifier mon profil',
  edit: 'Modifier le profil',
  title: 'Modifier le profil',
  saved: 'Profil enregistré.',
  unsavedHint: 'Cette page montre votre profil tel que les autres le voient aujourd’hui.',
} as const;
