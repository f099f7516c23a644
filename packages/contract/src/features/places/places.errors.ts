import { defineErrors } from '../../core/api-error.ts';

export const placeErrors = defineErrors({
  /** Somebody follows the address of a place that there is not. */
  place_not_found: [404, 'Ce lieu est inconnu.'],
  /** A field or a filter names a place that there is not. */
  place_unknown: [400, 'Ce lieu est inconnu.'],
  radius_needs_place: [400, 'Choisissez un lieu pour chercher autour.'],
});
