import { defineErrors } from '../../core/api-error.ts';
import { maxSavedItems } from './saved-items.rules.ts';

export const savedItemErrors = defineErrors({
  saved_item_missing: [404, 'Ce n’est plus disponible\u00a0: il n’y a rien à enregistrer.'],
  saved_item_not_found: [404, 'Ce n’est pas dans vos favoris.'],
  too_many_saved_items: [409, `Vous avez ${maxSavedItems} favoris\u00a0: retirez-en avant d’en ajouter.`],
});
