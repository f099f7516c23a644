import { sharedTexts } from '../../core/pages/shared.texts.ts';

export const placeQuestionTexts = {
  question: (words: string) => `${words}, est-ce…`,
  hint: 'Plusieurs lieux portent ce nom. Dites lequel est le vôtre pour être trouvé autour de lui\u202f; votre texte reste le même.',
  none: 'Aucun de ces lieux',
  saved: 'Merci\u202f! On vous trouve désormais autour de ce lieu.',
  declined: 'C’est noté\u202f: la question ne sera plus posée. Pour indiquer un lieu, modifiez votre profil.',
  failure: sharedTexts.answerNotSaved,
} as const;
