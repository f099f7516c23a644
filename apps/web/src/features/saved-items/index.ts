export { SaveButton } from './save-button.tsx';
export { savedItemTexts } from './saved-items.texts.ts';
export { ShareButton } from './share-button.tsx';
export { useSave } from './use-save.ts';
