import { roleLabels } from '@mitoyen/contract/core/roles.ts';
import { sharedTexts } from '../../../core/pages/shared.texts.ts';
import { paths } from '../../../paths.ts';

export const myProfileTexts = {
  pageTitle: 'Profil',
  failureTitle: 'Votre profil n’a pas pu être chargé.',
  publicPage: sharedTexts.publicPage,
  ownPage: 'Voir ma page',
  newTitles: {
    public: 'Votre profil est en ligne',
    members: 'Votre profil est en ligne, pour les membres',
    discreet: 'Votre profil discret est en ligne',
  },
  account: 'Compte',
  professional: 'Profil professionnel',
  company: 'Entreprise',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  accountType: 'Type de compte',
  accountTypes: { ...roleLabels, none: 'Pas encore choisi' },
  title: 'Titre',
  siret: 'SIRET',
  about: 'À propos',
  objective: 'Objectif professionnel',
  skills: 'Compétences',
  portfolio: 'Portfolio',
  managePortfolio: 'Gérer mes projets',
  city: 'Ville d’immatriculation',
  legalStatus: 'Forme juridique',
  address: 'Adresse',
  postalCode: 'Code postal',
  website: 'Site web',
  noRoleTitle: 'Choisissez votre type de compte',
  noRoleHint:
    'Freelance, entreprise ou OpenToWork\u00a0: dites-nous qui vous êtes pour compléter votre profil et être visible.',
  noRoleAction: sharedTexts.chooseAccountType,
  noProfileTitle: sharedTexts.profileEmpty,
  noProfileHint: 'Votre compte existe\u202f; il reste à décrire votre activité.',
  noProfileAction: 'Compléter mon profil',
  unsuggested:
    'Votre profil reste dans l’annuaire, mais n’est plus suggéré aux entreprises. Pour qu’il le soit quand même, cochez la case dans «\u202fModifier le profil\u202f».',
  /** The one thing to do once a profile was made that lacks nothing, and of a company in any case. */
  nextSteps: {
    freelance: {
      what: 'Répondez à une première mission',
      why: 'Celles de votre métier, près de chez vous.',
      label: 'Voir les missions',
      to: paths.offers(),
    },
    jobseeker: {
      what: 'Répondez à une première offre',
      why: 'Celles de votre métier, près de chez vous.',
      label: 'Voir les emplois',
      to: paths.jobs(),
    },
    entreprise: {
      what: 'Publiez votre première offre',
      why: 'Mission ou emploi\u00a0: les candidatures arrivent ici.',
      label: 'Publier une offre',
      to: paths.ownOffers(),
    },
  },
  choiceSaved: 'Enregistré',
  choiceFailure: sharedTexts.choiceNotSaved,
  ownCv: 'Mon CV',
  seeCv: 'Voir mon CV',
  replaceCv: 'Le remplacer',
  noCv: 'Sans CV, une entreprise n’a que votre fiche pour se décider.',
  addCv: 'Déposer mon CV',
} as const;
