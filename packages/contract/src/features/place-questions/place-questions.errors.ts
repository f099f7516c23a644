import { defineErrors } from '../../core/api-error.ts';

export const placeQuestionErrors = defineErrors({
  no_place_question: [404, 'Ce compte n’a pas de fiche.'],
});
