import { defineErrors } from '../../core/api-error.ts';

export const placeErrors = defineErrors({
  /** The address names a place that does not exist. */
  place_not_found: [404, 'Ce lieu est inconnu.'],
  /** A field or a filter names a place that does not exist. */
  place_unknown: [400, 'Ce lieu est inconnu.'],
  radius_needs_place: [400, 'Choisissez un lieu pour chercher autour.'],
});
