/** What mails about a change of the account say to who did not ask for it. */
export const notMeTexts = {
  label: 'Ce n’était pas moi',
  choosePassword:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: toutes les connexions seront fermées.',
} as const;
