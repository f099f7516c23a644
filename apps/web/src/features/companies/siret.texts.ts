import type { SiretState } from '@mitoyen/contract/features/companies/siret-state.rules.ts';

type Said = Readonly<
  Record<Exclude<SiretState, 'unread'>, { readonly label: string; readonly explanation: string }>
>;

const confirmed = 'SIRET vérifié';
const closed = 'Établissement fermé';
const masked = 'SIRET connu, nom masqué';

const freelance: Said = {
  exists: {
    label: 'SIRET connu du registre',
    explanation:
      'Le registre des entreprises connaît ce numéro, et l’établissement est ouvert. Cela ne prouve pas qu’il est à la personne inscrite ici\u00a0: demandez-lui un justificatif avant de vous engager.',
  },
  confirmed: {
    label: confirmed,
    explanation:
      'Le registre des entreprises connaît ce numéro, et l’équipe de Mitoyen a vu un justificatif de la personne inscrite ici.',
  },
  closed: {
    label: closed,
    explanation:
      'Selon le registre des entreprises, l’établissement de ce numéro a fermé. La personne a pu déménager\u00a0: demandez-lui son numéro actuel avant de vous engager.',
  },
  masked: {
    label: masked,
    explanation:
      'Le registre des entreprises connaît ce numéro, et l’établissement est ouvert\u00a0; son titulaire a demandé que son nom n’y paraisse pas. Demandez un justificatif avant de vous engager.',
  },
  unknown: {
    label: 'SIRET inconnu du registre',
    explanation:
      'Le registre des entreprises ne connaît pas ce numéro. Demandez un justificatif avant de vous engager.',
  },
};

const company: Said = {
  exists: {
    label: 'SIRET connu du registre',
    explanation:
      'Le registre des entreprises connaît ce numéro sous ce nom, et l’établissement est ouvert. Cela ne prouve pas que la personne inscrite ici représente l’entreprise\u00a0: avant de vous engager, écrivez ou téléphonez à l’entreprise par un autre moyen.',
  },
  confirmed: {
    label: confirmed,
    explanation:
      'Le registre des entreprises connaît ce numéro sous ce nom, et l’inscription vient de l’entreprise\u00a0: «\u202fEntreprise confirmée\u202f» dit comment nous le savons.',
  },
  closed: {
    label: closed,
    explanation:
      'Selon le registre des entreprises, l’établissement de ce numéro a fermé. L’entreprise a pu déménager\u00a0: vérifiez-le auprès d’elle avant de vous engager.',
  },
  masked: {
    label: masked,
    explanation:
      'Le registre des entreprises connaît ce numéro, et l’établissement est ouvert\u00a0; son titulaire a demandé que son nom n’y paraisse pas, si bien que le nom affiché ici n’a pas pu être comparé. Vérifiez-le auprès de l’entreprise avant de vous engager.',
  },
  unknown: {
    label: 'SIRET inconnu du registre',
    explanation:
      'Le registre des entreprises ne connaît pas ce numéro, ou pas sous ce nom. Vérifiez-le auprès de l’entreprise avant de vous engager.',
  },
};

/** What is said of a SIRET number. */
export const siretTexts = {
  freelance,
  company,
  unverified: 'SIRET non vérifié',
  unread: 'SIRET en cours de vérification',
  unknownToOwner:
    'Le registre des entreprises ne connaît pas l’établissement de votre SIRET\u00a0: vérifiez ses 5 derniers chiffres sur un avis de situation ou une facture, puis corrigez-le avec «\u202fModifier le profil\u202f».',
  siretElsewhere:
    'Un autre compte est inscrit avec ce numéro SIRET. Seul celui qui est confirmé porte «\u202fSIRET vérifié\u202f»\u00a0; si les deux le sont autrement, aucun, jusqu’à ce que nous tranchions. Si personne d’autre ne devrait s’inscrire avec ce numéro, écrivez-nous.',
} as const;

/** What is said of a company that is known to be who it says. */
export const confirmedTexts = {
  confirmed: 'Entreprise confirmée',
  explained: {
    website:
      'Quelqu’un a répondu à un e-mail envoyé à une adresse du site web indiqué sur cette page\u00a0: cette inscription vient donc de qui tient ce site. Vérifiez que c’est bien celui de l’entreprise que vous connaissez.',
    operator: 'L’équipe de Mitoyen a vérifié que cette inscription vient de l’entreprise.',
  },
} as const;
