import { legalTexts } from './legal.texts.ts';
import { type LegalContent, mailLink, phoneLink } from './legal-document.ts';

/** What the law of 21 June 2004 (LCEN, article 1-1) has a publisher say. */
export const legalNoticeContent: LegalContent = (operator) => ({
  title: legalTexts.head.notice.title,
  caption: 'Informations sur l’éditeur',
  lead: 'Qui publie ce site, qui l’héberge, et comment nous joindre.',
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur',
      blocks: [
        {
          rows: [
            ['Éditeur', operator.publisherName],
            ['Immatriculation', operator.publisherDetails],
            ['Adresse', operator.contactAddress],
            ['Téléphone', phoneLink(operator)],
            ['E-mail', mailLink(operator)],
          ],
        },
      ],
    },
    { id: 'hebergeur', title: 'Hébergeur', blocks: [operator.hostName] },
    {
      id: 'contenus',
      title: 'Contenus et propriété intellectuelle',
      blocks: [
        'Les textes, les dessins et le code du site appartiennent à son éditeur. Les profils, projets, images, offres et messages appartiennent à leurs auteurs, qui nous autorisent à les afficher dans les conditions décrites par les [conditions d’utilisation](/conditions-utilisation).',
        'Les caractères Bricolage Grotesque et Instrument Sans sont diffusés sous licence SIL Open Font 1.1.',
        'La liste des communes, des départements et des régions vient du découpage administratif publié par Etalab et l’Insee ; la position des communes, de [GeoNames](https://www.geonames.org), sous licence [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/deed.fr), complétée par nos soins là où elle manque.',
        'La carte des départements vient de [svg-maps](https://github.com/VictorCazanave/svg-maps), de Victor Cazanave, sous la même licence, simplifiée par nos soins.',
        'Les mots français que la recherche reconnaît viennent du dictionnaire orthographique de [Grammalecte](https://grammalecte.net), sous licence [Mozilla Public License 2.0](https://www.mozilla.org/MPL/2.0/).',
      ],
    },
    {
      id: 'signalement',
      title: 'Signaler un contenu',
      blocks: [
        `Un membre connecté signale une personne depuis son profil ou depuis leur conversation. Toute personne peut aussi signaler un contenu illicite ou une atteinte à ses droits à ${mailLink(operator)}, en indiquant l’adresse de la page et la raison du signalement. Nous accusons réception, examinons le contenu et vous informons de la suite donnée. Les [conditions d’utilisation](/conditions-utilisation) disent comment une décision est prise et se conteste.`,
        `Point de contact des autorités et des utilisateurs (règlement (UE) 2022/2065, articles 11 et 12) : ${mailLink(operator)}, en français.`,
      ],
    },
    {
      id: 'donnees',
      title: 'Données personnelles',
      blocks: [
        'Ce que nous conservons, pourquoi et comment exercer vos droits : voir la [politique de confidentialité](/politique-confidentialite).',
      ],
    },
  ],
});
