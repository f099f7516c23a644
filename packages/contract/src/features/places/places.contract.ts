import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { numberSchema } from '../../core/field-schemas.ts';
import { maxCasedTitleLength, maxPlaceQueryLength, maxPlaceSuggestions } from './places.rules.ts';
import { placeSchema, placeSuggestionSchema } from './places.schemas.ts';

const lengthMessage = `Cherchez un lieu avec 1 à ${maxPlaceQueryLength} caractères.`;

export type { PlaceSuggestion } from './places.schemas.ts';

export const placeRoutes = {
  search: defineRoute({
    method: 'GET',
    path: '/api/places',
    summary:
      'Communes, arrondissements, départements et régions dont le nom, le code postal ou le numéro convient',
    auth: 'none',
    query: z.object({
      q: z
        .string(lengthMessage)
        .check(z.minLength(1, lengthMessage), z.maxLength(maxPlaceQueryLength, lengthMessage)),
      limit: z._default(
        numberSchema('Nombre de lieux', { min: 1, max: maxPlaceSuggestions, int: true }),
        maxPlaceSuggestions,
      ),
    }),
    responses: { 200: z.array(placeSuggestionSchema) },
  }),
  caseTitle: defineRoute({
    method: 'GET',
    path: '/api/places/title',
    summary: 'Un titre tapé tout en capitales avec ses capitales à leur place, celles des communes comprises',
    auth: 'none',
    query: z.object({ title: z.string().check(z.maxLength(maxCasedTitleLength)) }),
    responses: { 200: z.object({ title: z.string() }) },
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/places/:code',
    summary: 'Un lieu et ceux dans lesquels il se trouve',
    auth: 'none',
    params: z.object({ code: z.string().check(z.maxLength(20)) }),
    responses: { 200: placeSchema },
  }),
};
