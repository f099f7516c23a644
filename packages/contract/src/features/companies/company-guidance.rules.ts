import { advisedDescriptionLength, type GuidanceRule } from '../../core/guidance.ts';
import type { CompanyPublic } from './companies.schemas.ts';

/** What makes a company believed and answered, in that order. */
export const companyGuidance: readonly GuidanceRule<CompanyPublic>[] = [
  {
    id: 'siret',
    isMet: ({ siretStatus }) => siretStatus !== 'failed',
    advice: 'Vérifiez votre nom et votre numéro SIRET',
    why: 'Le registre des entreprises ne connaît pas ce numéro sous ce nom, ou dit l’établissement fermé\u00a0: votre page le montre.',
    place: 'profile',
  },
  {
    id: 'description',
    isMet: ({ description }) => description.length >= advisedDescriptionLength,
    advice: ({ description }) =>
      description.trim() === ''
        ? 'Présentez votre entreprise en quelques phrases'
        : 'Développez la présentation de votre entreprise',
    why: 'Qui lit vos offres veut savoir chez qui, et pour quels projets.',
    place: 'profile',
  },
  {
    id: 'logo',
    isMet: ({ logo }) => logo !== null,
    advice: 'Ajoutez votre logo',
    why: 'Il vous fait reconnaître sur votre page et dans les messages, où il n’y a sinon que vos initiales.',
    place: 'profile',
  },
  {
    id: 'sectors',
    isMet: ({ sectors, size }) => sectors.length > 0 && size !== null,
    advice: ({ sectors, size }) => {
      if (sectors.length > 0) return 'Dites combien vous êtes';
      return size === null ? 'Dites ce que vous faites, et combien vous êtes' : 'Dites ce que vous faites';
    },
    why: 'Secteurs et effectif se lisent sous votre nom, avant tout le reste.',
    place: 'profile',
  },
  {
    id: 'cover',
    isMet: ({ coverImage }) => coverImage !== null,
    advice: 'Ajoutez une image de couverture',
    why: 'Un de vos projets en tête de votre page, à la place d’un dessin qui n’est pas de vous.',
    place: 'profile',
  },
  {
    id: 'website',
    isMet: ({ website }) => website !== null,
    advice: 'Indiquez votre site web',
    why: 'Un candidat va voir vos réalisations avant de répondre.',
    place: 'profile',
  },
  {
    id: 'address',
    isMet: ({ address, registrationCity }) => address !== '' && registrationCity !== '',
    advice: 'Complétez votre adresse',
    why: 'Les personnes que vous contactez veulent savoir où se trouve l’agence.',
    place: 'profile',
  },
];
