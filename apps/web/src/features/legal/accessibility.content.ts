import { formatDay } from '../../ui/format.ts';
import { legalTexts } from './legal.texts.ts';
import { type LegalContent, mailLink, phoneLink } from './legal-document.ts';

/** Declaration in the form of the RGAA (article 47 of the law of 11 February 2005). */
export const accessibilityContent: LegalContent = (operator) => ({
  title: legalTexts.head.accessibility.title,
  caption: 'Déclaration d’accessibilité',
  lead: 'Mitoyen doit pouvoir servir à tout le monde, au clavier, au lecteur d’écran ou sur un petit téléphone.',
  sections: [
    {
      id: 'etat',
      title: 'État de conformité',
      blocks: [
        'Le site vise le niveau AA des règles WCAG 2.2 et du référentiel général d’amélioration de l’accessibilité (RGAA 4.1). Il n’a pas encore été audité par un tiers : faute d’audit, sa conformité n’est pas établie et il doit être tenu pour «\u202fnon conforme\u202f» au sens du référentiel.',
      ],
    },
    {
      id: 'ce-qui-est-fait',
      title: 'Ce qui est fait',
      blocks: [
        {
          list: [
            'Toutes les actions se font au clavier et l’élément actif reste visible.',
            'Les champs ont un libellé, leurs erreurs sont décrites par un texte et annoncées.',
            'Les contrastes sont calculés pour le thème clair et pour le thème sombre.',
            'Les pages s’affichent sans défilement horizontal à 320 pixels de large et supportent un zoom de 400\u202f%.',
            'Les animations disparaissent quand le système demande de les réduire.',
            'Sur un écran tactile, les zones à toucher mesurent 44 pixels, hors des liens placés dans un texte.',
          ],
        },
      ],
    },
    {
      id: 'limites',
      title: 'Limites connues',
      blocks: [
        'Les CV, les pièces jointes et les images de projets sont déposés par les membres. Nous ne pouvons pas garantir qu’un document soit lisible par un lecteur d’écran. Une image de projet a un texte alternatif si son auteur l’a écrit ; sinon, elle n’est décrite que par le titre du projet.',
        'La page de paiement de l’abonnement est celle du prestataire Stripe, que cette déclaration ne couvre pas.',
      ],
    },
    {
      id: 'etablissement',
      title: 'Établissement de cette déclaration',
      blocks: [
        `Cette déclaration est établie par l’éditeur, sur ses propres vérifications, le ${formatDay('2026-11-22')}.`,
        {
          rows: [
            ['Technologies', 'HTML, CSS, JavaScript, SVG'],
            [
              'Vérifications',
              'règles automatiques de l’outil axe sur les pages, à 320, 768 et 1280 pixels de large ; parcours au clavier seul',
            ],
            ['Navigateur employé', 'Chromium'],
            ['Non vérifié', 'restitution par les lecteurs d’écran du marché'],
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Signaler un obstacle',
      blocks: [
        `Si une page vous résiste, écrivez à ${mailLink(operator)} ou appelez le ${phoneLink(operator)}. Dites-nous ce que vous vouliez faire et avec quel matériel : nous vous répondons et vous donnons l’information par un autre moyen en attendant la correction.`,
      ],
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      blocks: [
        'Si vous nous avez signalé un défaut qui vous empêche d’utiliser le site et que notre réponse ne vous satisfait pas, vous pouvez vous adresser au Défenseur des droits :',
        {
          list: [
            'en ligne : [formulaire du Défenseur des droits](https://formulaire.defenseurdesdroits.fr/) ;',
            'par téléphone : 09 69 39 00 00 ;',
            'par courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
          ],
        },
      ],
    },
  ],
});
