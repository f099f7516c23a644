/** Texts for owners who did not ask for the change that a mail reports. */
export const notMeTexts = {
  label: 'Ce n’était pas moi',
  choosePassword:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: toutes les connexions seront fermées.',
} as const;
