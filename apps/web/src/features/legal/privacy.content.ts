import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import { formatDay } from '../../ui/format.ts';
import { legalTexts } from './legal.texts.ts';
import { type LegalContent, mailLink, phoneLink } from './legal-document.ts';
import { privacyCookiesSection } from './privacy-cookies.content.ts';
import { privacyDataSections } from './privacy-data.content.ts';
import { privacyRecipientsSections } from './privacy-recipients.content.ts';
import { privacyRetentionSection } from './privacy-retention.content.ts';
import { privacyClosingSections, privacyRightsSections } from './privacy-rights.content.ts';

/** The privacy policy, in 13 numbered sections. Changing what it says means changing `termsVersion`. */
export const privacyContent: LegalContent = (operator) => ({
  title: legalTexts.head.privacy.title,
  caption: legalTexts.version(formatDay(termsVersion)),
  lead: 'Ce que nous conservons sur vous, pourquoi, combien de temps, et ce que vous pouvez en faire.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        'Mitoyen met en relation des freelances, des personnes en recherche d’un poste et des entreprises de l’architecture et du bâtiment. Pour cela, nous traitons des données personnelles, dans le respect du règlement général sur la protection des données (RGPD) et de la loi «\u202fInformatique et Libertés\u202f».',
        'Cette politique s’applique à toute personne qui visite le site ou y crée un compte.',
      ],
    },
    {
      id: 'responsable',
      title: 'Responsable du traitement',
      blocks: [
        'Le responsable du traitement est l’éditeur du site :',
        {
          rows: [
            ['Éditeur', operator.publisherName],
            ['Adresse', operator.contactAddress],
            ['E-mail', mailLink(operator)],
            ['Téléphone', phoneLink(operator)],
          ],
        },
      ],
    },
    ...privacyDataSections,
    privacyRetentionSection(operator),
    ...privacyRecipientsSections,
    ...privacyRightsSections(operator),
    privacyCookiesSection(operator),
    ...privacyClosingSections(operator),
  ],
});
