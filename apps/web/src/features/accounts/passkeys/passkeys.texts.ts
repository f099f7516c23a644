export const passkeyTexts = {
  unsupported: 'Ce navigateur ne sait pas utiliser de clé d’accès. Choisissez un autre moyen.',
  otherHost: (host: string) =>
    `Les clés d’accès ne fonctionnent qu’à l’adresse ${host}. Ouvrez Mitoyen à cette adresse, ou choisissez un autre moyen.`,
  wrongHost: 'Les clés d’accès ne fonctionnent pas à cette adresse. Choisissez un autre moyen.',
  notGiven: 'Aucune clé d’accès n’a été donnée. Réessayez, ou choisissez un autre moyen.',
  alreadyHere: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  failed: 'La clé d’accès n’a pas pu être utilisée. Réessayez, ou choisissez un autre moyen.',
} as const;
