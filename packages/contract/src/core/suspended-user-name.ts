/** Shown instead of a person's name while an operator has suspended their account. */
export const suspendedUserName = 'Compte suspendu';
