/** What leads to turning, straightening and cropping a picture. */
export const editPictureButtonTexts = {
  edit: 'Retoucher',
} as const;
