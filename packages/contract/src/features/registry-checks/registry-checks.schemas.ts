import * as z from 'zod/mini';

/** A firm and one of its establishments as forms take them from the registry. Null: it does not say, or not to anybody. */
export const registeredFirmSchema = z.object({
  siret: z.string(),
  /** False once the establishment, or its firm, has closed. */
  isOpen: z.boolean(),
  /** Its people asked not to be shown: it exists, without a name. */
  isHidden: z.boolean(),
  name: z.nullable(z.string()),
  /** 'SARL'; null for a category that has no short name here. */
  legalStatus: z.nullable(z.string()),
  /** Number and street, of an open establishment. */
  address: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  town: z.nullable(z.string()),
  /** Of the town, where exactly one commune is meant. */
  placeCode: z.nullable(z.string()),
});
export type RegisteredFirm = z.infer<typeof registeredFirmSchema>;
