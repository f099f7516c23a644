import { closedLabel, confirmedLabel, maskedLabel, type SaidOfSiret } from './siret.texts.ts';

/** What is said of a company's number. */
export const companySiretTexts: SaidOfSiret = {
  exists: {
    label: 'SIRET connu du registre',
    explanation:
      'Le registre des entreprises connaît ce numéro sous ce nom, et l’établissement est ouvert. Cela ne prouve pas que la personne inscrite ici représente l’entreprise\u00a0: avant de vous engager, écrivez ou téléphonez à l’entreprise par un autre moyen.',
  },
  confirmed: {
    label: confirmedLabel,
    explanation:
      'Le registre des entreprises connaît ce numéro sous ce nom, et l’inscription vient de l’entreprise\u00a0: «\u202fEntreprise confirmée\u202f» dit comment nous le savons.',
  },
  closed: {
    label: closedLabel,
    explanation:
      'Selon le registre des entreprises, l’établissement de ce numéro a fermé. L’entreprise a pu déménager\u00a0: vérifiez-le auprès d’elle avant de vous engager.',
  },
  masked: {
    label: maskedLabel,
    explanation:
      'Le registre des entreprises connaît ce numéro, et l’établissement est ouvert\u00a0; son titulaire a demandé que son nom n’y paraisse pas, si bien que le nom affiché ici n’a pas pu être comparé. Vérifiez-le auprès de l’entreprise avant de vous engager.',
  },
  unknown: {
    label: 'SIRET inconnu du registre',
    explanation:
      'Le registre des entreprises ne connaît pas ce numéro, ou pas sous ce nom. Vérifiez-le auprès de l’entreprise avant de vous engager.',
  },
};

/** What is said of a company that is known to be who it says. */
export const confirmedTexts = {
  confirmed: 'Entreprise confirmée',
  explained: {
    website:
      'Quelqu’un a répondu à un e-mail envoyé à une adresse du site web indiqué sur cette page\u00a0: cette inscription vient donc de qui tient ce site. Vérifiez que c’est bien celui de l’entreprise que vous connaissez.',
    operator: 'L’équipe de Mitoyen a vérifié que cette inscription vient de l’entreprise.',
  },
} as const;
