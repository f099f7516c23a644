export const noticeTexts = {
  title: 'Un de vos contenus a été retiré par notre équipe.',
  hint: 'Lisez pourquoi\u00a0; vous pouvez contester la décision une fois.',
  read: 'Lire la décision',
} as const;
