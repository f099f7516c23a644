/** What changing one's own profile says. */
export const editTexts = {
  pageTitle: 'Modifier mon profil',
  edit: 'Modifier le profil',
  title: 'Modifier le profil',
  save: 'Enregistrer',
  cancel: 'Annuler',
  draftHint: 'Vos modifications pas encore enregistrées ont été retrouvées.',
  saved: 'Profil enregistré.',
  cancelled: 'Modifications abandonnées.',
  unsaved: 'Des modifications ne sont pas encore enregistrées.',
  unsavedHint: 'Cette page montre votre profil tel que les autres le voient aujourd’hui.',
  resume: 'Les reprendre',
  drop: 'Les abandonner',
} as const;
