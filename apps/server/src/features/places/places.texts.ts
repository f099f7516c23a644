export const placeTexts = {
  region: 'Région',
  departement: (number: string) => `Département (${number})`,
};
