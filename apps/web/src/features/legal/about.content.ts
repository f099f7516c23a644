import { answerRecordMinimum } from '@mitoyen/contract/features/applications/applications.rules.ts';
import {
  matchCriteria,
  mostMatches,
  neighbouringKm,
  neverMatchedBy,
} from '@mitoyen/contract/features/matches/match-criteria.rules.ts';
import { premiumPriceEuros } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import { formatPrice } from '../../ui/format.ts';
import { checkedOffersSection } from './checked-offers.content.ts';
import { discreetSection } from './discreet.content.ts';
import { legalTexts } from './legal.texts.ts';
import { type LegalContent, mailLink, phoneLink } from './legal-document.ts';
import { proofsSection } from './proofs.content.ts';
import { referencesSection } from './references.content.ts';

/** The operator of the product, how it ranks and what is paid for. */
export const aboutContent: LegalContent = (operator) => ({
  title: legalTexts.head.about.title,
  caption: 'Mitoyen, depuis 2023',
  lead: 'Une place de marché pour les métiers de l’architecture et du bâtiment, où l’on se parle directement.',
  sections: [
    {
      id: 'pourquoi',
      title: 'Pourquoi Mitoyen',
      blocks: [
        'Un mur mitoyen appartient à deux voisins. Il ne tient que parce que chacun s’y appuie et en prend soin. C’est l’idée que nous nous faisons du travail entre une agence, une entreprise du bâtiment et les personnes qui les rejoignent, le temps d’une mission ou pour longtemps.',
        'Fondé en 2023, Mitoyen rassemble trois publics : des freelances, qui montrent leurs projets et leur tarif ; des personnes en recherche d’un poste, sous le nom OpenToWork ; des entreprises, qui consultent les profils, écrivent et publient des offres de mission et d’emploi.',
      ],
    },
    {
      id: 'classement-des-profils',
      title: 'Comment les profils sont classés',
      blocks: [
        'Dans [l’annuaire](/freelancers), les profils qui correspondent à votre recherche sont présentés dans un ordre tiré au hasard. Cet ordre est inscrit dans l’adresse de la page : le bouton Retour et un lien partagé montrent la même liste. Un nouveau tirage a lieu à chaque nouvelle visite, afin que personne ne reste au fond de la liste.',
        'Aucun profil ne peut payer pour apparaître plus haut. Ni l’ancienneté, ni le nombre de messages, ni le tarif n’entrent dans l’ordre.',
      ],
    },
    {
      id: 'classement-des-offres',
      title: 'Comment les offres sont classées',
      blocks: [
        'Les [offres de mission](/jobs) et [d’emploi](/emplois) des entreprises abonnées à Premium viennent en premier et portent la mention «\u202fMise en avant\u202f». Ce placement est payant : il est compris dans leur abonnement. À l’intérieur de chaque groupe, la plus récente vient d’abord.',
        'Une offre n’est plus proposée quand son entreprise la ferme, ou le lendemain de sa date limite.',
        `Dès qu’une entreprise a reçu ${answerRecordMinimum} candidatures, ses offres montrent la part de celles auxquelles elle a répondu. Ce chiffre informe ; il ne change pas l’ordre.`,
      ],
    },
    {
      id: 'correspondances',
      title: 'Comment une offre et un profil correspondent',
      blocks: [
        `Sur sa propre offre, une entreprise voit les profils qui correspondent\u00a0; dans son espace, une personne voit les offres ou les postes qui correspondent à son profil\u00a0: ${mostMatches} au plus, chacun avec ses raisons. Un critère correspond, ne correspond pas, ou n’est pas précisé par le profil. Ce que l’offre ne demande pas n’est pas jugé. Voici tous les critères, et quand chacun correspond\u00a0:`,
        { rows: matchCriteria.map(({ name, rule }) => [name, rule] as const) },
        `L’ordre\u00a0: d’abord le métier, puis le lieu (à portée d’abord, et à moins de ${neighbouringKm}\u00a0km avant le reste), puis le tarif ou le salaire, puis le nombre des autres critères qui correspondent et la disponibilité, puis un tirage au sort refait chaque jour. Pour qui cherche un poste avec deux ans d’expérience ou plus, les alternances et les stages de son métier viennent après les autres postes. Il n’y a ni note, ni poids, ni apprentissage.`,
        'Le métier est celui qu’une personne ou une entreprise a choisi. Si elle n’en a choisi aucun, c’est celui que l’intitulé nomme dans notre liste de métiers\u00a0; il lui est montré, et ce qu’elle retire reste retiré.',
        'Ce que ces règles ne lisent jamais\u00a0:',
        { list: neverMatchedBy },
        'Un autre métier n’est pas proposé, mais personne n’est refusé\u00a0: toute la liste reste à un clic, et c’est l’entreprise, une personne, qui choisit. Ces règles sont écrites à la main, par nous, une à une. Le règlement européen sur l’intelligence artificielle (2024/1689, considérant 12) ne vise pas de telles règles, que seules des personnes écrivent et que la machine exécute\u00a0: il classe à haut risque les systèmes d’IA qui trient des candidatures, et celui-ci n’en est pas un.',
      ],
    },
    discreetSection,
    {
      id: 'verifications',
      title: 'Ce que nous vérifions',
      blocks: [
        'Un numéro SIRET est cherché dans le répertoire public des entreprises, établissement compris ; pour une entreprise, son nom doit y correspondre. Ce que nous y lisons s’affiche à côté du numéro, sans rien prouver sur la personne\u00a0:',
        {
          list: [
            '«\u202fSIRET connu du registre\u202f»\u00a0: le numéro existe et l’établissement est ouvert.',
            '«\u202fSIRET connu, nom masqué\u202f»\u00a0: de même, mais son titulaire a demandé que son nom n’y paraisse pas.',
            '«\u202fÉtablissement fermé\u202f» ou «\u202fSIRET inconnu du registre\u202f»\u00a0: c’est ce que dit le répertoire.',
            '«\u202fSIRET en cours de vérification\u202f»\u00a0: le répertoire n’a pas encore répondu. Nous lui redemandons, un nombre limité de fois.',
          ],
        },
        'Seul «\u202fSIRET vérifié\u202f», en vert, dit que le numéro est celui du compte\u00a0: quelqu’un a répondu à un e-mail envoyé à une adresse du site web de l’entreprise, ou nous avons vu un justificatif (par exemple un avis de situation et une pièce d’identité\u00a0: écrivez-nous). Si deux comptes portent le même numéro, seul celui qui est confirmé est vérifié ; s’ils le sont par deux sites différents, aucun ne l’est jusqu’à ce que nous ayons tranché.',
        'Le téléphone des personnes en recherche d’un poste est confirmé par un code envoyé par SMS. Nous ne vérifions ni les références (une agence peut [confirmer un projet](/about#projets-confirmes)), ni les diplômes et assurances dont aucun [justificatif](/about#justificatifs) n’est marqué «\u202fVérifié\u202f» : demandez-les avant de vous engager.',
        'La disponibilité est celle que la personne déclare. Nous lui demandons par e-mail, tous les mois, si elle tient toujours ; sans réponse, le profil indique « à confirmer ».',
      ],
    },
    proofsSection,
    referencesSection,
    checkedOffersSection,
    {
      id: 'financement',
      title: 'Qui paie, et quoi',
      blocks: [
        'Les freelances et les personnes en recherche d’un poste ne paient rien, et nous ne prenons aucune commission sur leurs honoraires ni sur leur salaire.',
        `Les entreprises consultent tous les profils, en contactent dix et publient dix offres gratuitement. Au-delà, l’abonnement Premium coûte ${formatPrice(premiumPriceEuros, 'mois')}, toutes taxes comprises. Le détail est sur la page [Tarification](/tarification).`,
      ],
    },
    {
      id: 'nous-ecrire',
      title: 'Nous écrire',
      blocks: [
        `Une question, une erreur, une idée : ${mailLink(operator)}, ou par téléphone au ${phoneLink(operator)}.`,
      ],
    },
  ],
});
