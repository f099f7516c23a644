import { mostSectors } from '@mitoyen/contract/features/companies/company-facts.rules.ts';
import { formTexts } from '../../core/forms/forms.texts.ts';
export const companyFormTexts = {
  identity: 'Votre entreprise',
  name: 'Nom de l’entreprise',
  nameHint: 'Tel qu’il est immatriculé\u202f: il est comparé au registre des entreprises.',
  siretHint: '14\u00a0chiffres, ceux de l’établissement, avec ou sans espaces.',
  siretFirstHint:
    '14\u00a0chiffres, ceux de l’établissement\u00a0: ils remplissent le nom et l’adresse, que vous pouvez corriger.',
  legalStatus: 'Forme juridique',
  legalStatusHint: 'Par exemple SARL, SAS, EURL.',
  page: 'Votre page',
  pageCaption: 'Facultatif. Ce que l’on voit en premier de votre entreprise.',
  size: 'Effectif',
  noSize: 'Non précisé',
  sectors: 'Secteurs',
  sectorsProposeHint: `Facultatif, ${mostSectors} au plus. Un appui propose une première phrase à votre description.`,
  sectorsHint: `${mostSectors} au plus.`,
  coverImage: 'Image de couverture',
  coverHint: 'Un de vos projets, en largeur. JPEG, PNG ou WebP.',
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
  siretHelp: {
    title: 'Je n’ai pas mon numéro SIRET',
    places: [
      'Sur votre avis de situation, que l’Insee donne gratuitement sur avis-situation-sirene.insee.fr.',
      'Sur votre extrait Kbis, si l’entreprise en a un.',
      'Au bas de vos factures, et sur les courriers de l’Urssaf.',
    ],
    look: 'Il se retrouve aussi, par votre nom ou celui de l’entreprise, dans',
    lookBy: 'l’Annuaire des entreprises',
    missing: {
      person:
        'Pas encore immatriculé\u202f? Continuez à remplir le formulaire\u00a0: gardez cet onglet ouvert, vos réponses y restent. L’enregistrement attend le numéro. Vous cherchez un poste salarié\u202f? Le profil OpenToWork n’en demande pas.',
      company:
        'Pas encore immatriculée\u202f? Remplissez le reste du formulaire\u00a0: gardez cet onglet ouvert, vos réponses y restent. L’enregistrement attend le numéro.',
    },
  },
} as const;
