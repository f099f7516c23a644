import { sharedTexts } from '../../core/pages/shared.texts.ts';
export const jobseekerSetupTexts = {
  pageTitle: sharedTexts.createJobseeker,
  caption: 'OpenToWork',
  lead: 'Un profil avec votre CV, pour que les entreprises de l’architecture et du bâtiment vous proposent un poste. C’est gratuit.',
  metaDescription: 'Créez votre profil OpenToWork pour trouver un poste en architecture et bâtiment.',
  startWithCv: 'Commencez par votre CV',
  startWithCvCaption:
    'Il est lu sur cet appareil et remplit les champs encore vides\u00a0: vous vérifiez, vous corrigez. PDF ou DOCX.',
  cvGiven: 'CV joint',
  cvLater: 'Sans CV pour l’instant',
  phoneSection: 'Votre téléphone',
  phoneCaption: 'Il est vérifié par SMS, et n’est jamais affiché.',
} as const;
