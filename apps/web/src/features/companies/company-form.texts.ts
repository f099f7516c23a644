import { formTexts } from '../../core/forms/forms.texts.ts';
export const companyFormTexts = {
  identity: 'Votre entreprise',
  name: 'Nom de l’entreprise',
  nameHint: 'Tel qu’il est immatriculé\u202f: il est comparé au registre des entreprises.',
  siretHint: '14\u00a0chiffres, ceux de l’établissement. Il figure sur l’extrait Kbis.',
  legalStatus: 'Forme juridique',
  legalStatusHint: 'Par exemple SARL, SAS, EURL.',
  place: 'Son adresse',
  registrationCity: 'Ville d’immatriculation',
  address: 'Adresse',
  postalCode: 'Code postal',
  presentation: 'Sa présentation',
  website: 'Site web',
  websiteHint: formTexts.optionalUrlHint,
  descriptionHint: 'Votre activité, vos chantiers, ce que vous recherchez.',
  logo: 'Logo',
  siret: 'Numéro SIRET',
} as const;
