import { defineErrors } from '../../core/api-error.ts';
import { inFrench } from '../../core/french-number.ts';
import { mostBlocks } from './blocks.rules.ts';

export const blockErrors = defineErrors({
  self_block: [400, 'Vous ne pouvez pas vous bloquer vous-même.'],
  block_limit: [
    409,
    `Vous avez déjà bloqué ${inFrench(mostBlocks)} personnes. Débloquez-en une dans « Personnes bloquées » pour en bloquer une autre.`,
  ],
  block_not_found: [404, 'Cette personne n’est pas bloquée.'],
  // a blocked person reads no more than this
  messages_refused: [403, 'Cette personne n’accepte plus vos messages.'],
  receiver_blocked: [403, 'Vous avez bloqué cette personne. Débloquez-la pour lui écrire.'],
});
