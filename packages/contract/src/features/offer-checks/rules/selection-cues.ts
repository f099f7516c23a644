import { indexPhrases } from '../reading/find-phrases.ts';
import { readPhrases } from '../reading/phrases.ts';

const chosen =
  'retenu*|retenue*|pris|prise*|accepte*|etudie*|examine*|embauche*|recrute*|considere*|recu*|admis*|lus|lues|convenir|bienvenu*|souhaite*|possible*|eligible*|selectionne*|traite*';

/** Phrases that say, anywhere in a sentence, that a person is not wanted. */
export const refusals = indexPhrases(
  readPhrases(`n|ne _3 accept*|retien*|reten*|souhait*|voul*|veut|veux|pren*|embauch*|recrut*|engag*|etudi*|examin*|consider*|correspond*|convien*|cherch*|recherch*|attend*|admet*|toler*|tiend*|accueil*|envisag*|recevr*|recev*|donn*|pouv*|peut|peuvent|pourr*|compt*|travaill* _1 pas|plus|que|personne|aucun|aucune|jamais|ni
    n|ne|pas _5 ${chosen}
    seront|sera|sont|est _2 ecarte*|exclu*|refuse*|elimine*|rejete*|evite*
    ecart*|exclu*|refus*|elimin*|rejet*|evit*|bann*|dissuad*|deconseill*
    s abstenir
    inutile de|d postuler|candidater|se|envoyer|repondre
    ne pas postuler|candidater|repondre|envoyer
    poste|mission|emploi|chantier*|metier n|ne _1 pas ouvert*|fait|faite|adapte*|pour
    pas _1 peine|bienvenu*
    passe* votre|son|leur chemin
    pas _1 candidat*|candidature*|profil*|recrutement`),
);

/** Phrases that say that nobody is refused: in such a sentence, nothing counts as a criterion. */
export const welcomes = indexPhrases(
  readPhrases(`n|ne ecart*|exclu*|refus*|discrimin* personne|aucun|aucune|pas|jamais
    aucun|aucune|nulle candidature*|profil*|personne|candidat* n|ne _2 ecarte*|refuse*|exclu*|rejete*|elimine*`),
);

/** Phrases that say that a person is wanted for what follows or stands before. */
export const demands = indexPhrases(
  readPhrases(`uniquement|exclusivement|seulement|imperativement|obligatoirement
    exig*|imperati*|obligatoire*|indispensable*|prefer*|privilegi*|requis*|souhaite*|souhaitons|apprecie*|reserve*|plutot|idealement|prendrons|prenons|donc
    de preference
    en priorite
    que des|d
    seul|seuls|seules`),
);
