/** Stands for somebody whose account an operator suspended, for as long as that lasts. */
export const suspendedUserName = 'Compte suspendu';
