export const maxSearchLength = 200;
export const maxLocationLength = 100;
export const locationTooLong = 'Lieu : 100 caractères au plus.';
