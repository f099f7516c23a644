import * as z from 'zod/mini';
import { aliasedObject } from '../../core/aliased-object.ts';
import {
  emailSchema,
  freeLineSchema,
  freeTextSchema,
  requiredLineSchema,
  requiredTextSchema,
  webUrlSchema,
} from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { tidyPostalCode } from '../../core/pasted/tidy-digits.ts';
import { fileUrlSchema } from '../uploads/uploads.schemas.ts';
import { facetAnswer, placeCodeField } from '../vocabulary/facets.schemas.ts';
import { type CompanySector, companySectors, companySizes, mostSectors } from './company-facts.rules.ts';
import { emptiableSiretSchema, siretSchema } from './siret.schema.ts';
import { companyConfirmations, siretStates, siretStatuses } from './siret-state.rules.ts';

const postalCodeMessage = 'Le code postal doit contenir 5 chiffres.';

const sectorsMessage = 'Secteurs : choisissez-les dans la liste.';
const sectorsSchema = z.pipe(
  z
    .array(z.enum(companySectors, sectorsMessage), sectorsMessage)
    .check(z.maxLength(companySectors.length, sectorsMessage)),
  z
    .transform((given: CompanySector[]) => companySectors.filter((sector) => given.includes(sector)))
    .check(
      z.refine((sectors: CompanySector[]) => sectors.length <= mostSectors, {
        error: `Secteurs : ${mostSectors} au plus.`,
      }),
    ),
);

const optionalFields = {
  postalCode: emptyAsNull(
    z.string(postalCodeMessage).check(z.overwrite(tidyPostalCode), z.regex(/^\d{5}$/, postalCodeMessage)),
  ),
  website: emptyAsNull(webUrlSchema('Site web')),
  logo: fileUrlSchema('Logo'),
  coverImage: z.optional(fileUrlSchema('Image de couverture')),
  size: z.optional(emptyAsNull(z.enum(companySizes, 'Effectif : choisissez-le dans la liste.'))),
  sectors: z.optional(sectorsSchema),
  placeCode: placeCodeField,
};
const aliases = {
  vatNumber: 'postalCode',
  registration_city: 'registrationCity',
  legal_status: 'legalStatus',
  cover_image: 'coverImage',
};

/** Body of a company's profile. `vatNumber` is the old name of `postalCode`. */
export const companyProfileBody = aliasedObject(
  {
    user_id: z.optional(idSchema),
    name: requiredLineSchema(
      'Nom de l’entreprise',
      150,
      'Indiquez le nom de l’entreprise, tel qu’il est immatriculé.',
    ),
    siret: siretSchema,
    registrationCity: requiredLineSchema(
      'Ville d’immatriculation',
      100,
      'Indiquez la ville d’immatriculation, par exemple Lorient.',
    ),
    legalStatus: requiredLineSchema('Forme juridique', 100, 'Indiquez la forme juridique, par exemple SARL.'),
    address: requiredTextSchema('Adresse', 300, 'Indiquez l’adresse, par exemple 3 quai des Indes.'),
    description: requiredTextSchema(
      'Description',
      5000,
      'Décrivez l’entreprise en quelques phrases : son activité, ses chantiers.',
    ),
    ...optionalFields,
  },
  aliases,
);

/** Body of a change: only the name is required, so that all else may be emptied; a field left out keeps its value. */
export const companyProfileUpdate = aliasedObject(
  {
    user_id: z.optional(idSchema),
    name: requiredLineSchema(
      'Nom de l’entreprise',
      150,
      'Indiquez le nom de l’entreprise, tel qu’il est immatriculé.',
    ),
    siret: z.optional(emptiableSiretSchema),
    registrationCity: z.optional(freeLineSchema('Ville d’immatriculation', 100, 0)),
    legalStatus: z.optional(freeLineSchema('Forme juridique', 100, 0)),
    address: z.optional(freeTextSchema('Adresse', 300, 0)),
    description: z.optional(freeTextSchema('Description', 5000, 0)),
    postalCode: z.optional(optionalFields.postalCode),
    website: z.optional(optionalFields.website),
    logo: z.optional(optionalFields.logo),
    coverImage: optionalFields.coverImage,
    size: optionalFields.size,
    sectors: optionalFields.sectors,
    placeCode: optionalFields.placeCode,
  },
  aliases,
);
export type CompanyProfileChange = z.output<typeof companyProfileUpdate>;
export type CompanyProfileInput = z.input<typeof companyProfileBody>;
export type CompanyProfileValues = z.output<typeof companyProfileBody>;

export const siretStatusSchema = z.enum(siretStatuses);

/** What pages show of a number; `siretStatus` is the API’s coarser word. */
export const siretStateSchema = z.enum(siretStates);

export const companyConfirmationSchema = z.enum(companyConfirmations);

const publicFields = {
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  /** '' when its owner has removed it: its status is then 'failed'. */
  siret: z.string(),
  siretStatus: siretStatusSchema,
  /** Null without a number. */
  siretState: z.nullable(siretStateSchema),
  /** Null while nothing shows that the account is the company's. */
  confirmation: z.nullable(companyConfirmationSchema),
  registrationCity: z.string(),
  legalStatus: z.string(),
  address: z.string(),
  postalCode: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  website: z.nullable(z.string()),
  description: z.string(),
  logo: z.nullable(z.string()),
  coverImage: z.nullable(z.string()),
  size: z.nullable(z.enum(companySizes)),
  sectors: z.array(z.enum(companySectors)),
  placeCode: facetAnswer.placeCode,
};

const companyPublicSchema = z.object(publicFields);
/** What its owner alone sees. `subscription_end` is an instant. */
export const companyOwnSchema = z.object({
  ...publicFields,
  is_subscribed: z.boolean(),
  subscription_end: z.nullable(z.string()),
  stripe_customer_id: z.nullable(z.string()),
  /** Another account registered the same number; only the owner reads this, without learning which. */
  siretElsewhere: z.optional(z.boolean()),
});
export const companySchema = z.union([companyOwnSchema, companyPublicSchema]);
export type CompanyPublic = z.infer<typeof companyPublicSchema>;
export type CompanyOwn = z.infer<typeof companyOwnSchema>;

export const companyCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.nullable(z.string()),
  registrationCity: z.string(),
});
export type CompanyCard = z.infer<typeof companyCardSchema>;

/** An address at the domain of one's website, to which a link is mailed. */
export const askConfirmationBody = z.object({ email: emailSchema });
/** Token of that link. */
export const confirmCompanyBody = z.object({
  token: z.string('Lien de confirmation incomplet.').check(z.maxLength(200)),
});
