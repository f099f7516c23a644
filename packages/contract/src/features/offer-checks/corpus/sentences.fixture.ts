/** Sentences with a fault, its words behind a clause or far from what asks for them: its rule and the sentence. */
export const faultySentences = `
age | Nous cherchons un renfort de moins de trente ans pour trois mois.
age | Vous avez moins de 40 ans et vous aimez dessiner des plans.
age | Notre équipe a 26 ans de moyenne, merci de ne pas postuler au-delà de 35 ans.
age | Idéalement entre 25 et 35 ans, vous suivez les chantiers.
age | Le poste conviendrait à quelqu’un de la trentaine.
age | Profil récent, sorti de l’école, 28 ans tout au plus.
age | Les plus de 50 ans ne sont pas faits pour ce rythme.
age | Merci d’indiquer votre date de naissance.
age | Nous voulons du sang neuf, donc pas de cinquantenaires.
age | Un bureau d’études cherche une personne n’ayant pas dépassé 45 ans.
age | Place aux jeunes : au-dessus de 35 ans, inutile d’envoyer un CV.
age | La limite est fixée à 30 ans pour ce contrat en agence.
age | Pour ce chantier physique, il faut avoir entre 20 et 40 ans.
age | Nous préférons les candidats jeunes, moins installés dans leurs habitudes.
age | Trop expérimentés ou proches de la retraite, passez votre chemin.
age | Âge : 25-35.
sex | Ce chantier n’est pas fait pour une femme.
sex | Pour l’accueil de nos bureaux, une femme de préférence.
sex | Il faut de la poigne, donc un homme.
sex | Poste masculin, charges lourdes.
sex | L’équipe étant féminine, nous prendrons une femme.
sex | Nous privilégierons les candidatures masculines.
sex | Merci aux candidates de ne pas postuler.
sex | Seules les candidatures de femmes seront étudiées.
sex | Monsieur de bonne présentation pour rendez-vous clients.
sex | On recherche plutôt un gars costaud pour la pose.
sex | Réservé aux messieurs.
sex | Une présence féminine est souhaitée à l’accueil.
sex | Compte tenu du port de charges, poste réservé à un homme.
family | Merci de ne pas postuler si vous êtes enceinte ou comptez l’être.
family | Vous vous engagez à ne pas prendre de congé maternité avant la livraison.
family | Pas de grossesse prévue dans l’année.
family | Nous ne pouvons pas nous permettre un nouveau congé maternité.
family | Personne sans projet de bébé à court terme.
family | Jeunes mamans s’abstenir.
family | Célibataire de préférence, vu les déplacements.
family | Une personne sans enfants sera plus disponible.
family | Situation maritale à préciser dans la candidature.
family | Sans charges de famille, mobile toute l’année.
family | Vous n’avez pas d’enfants en bas âge.
origin | Nationalité française exigée.
origin | Pas de travailleurs étrangers sur nos chantiers.
origin | Réservé aux Français.
origin | Nom à consonance française apprécié.
origin | Nous préférons une équipe européenne.
origin | Candidats d’Afrique du Nord, merci de ne pas postuler.
origin | On évite les gens du voyage.
origin | Blanc de préférence, la clientèle est exigeante.
origin | Accent étranger rédhibitoire.
origin | Français langue maternelle obligatoire.
origin | Sans accent.
belief | Pas de voile au bureau ni sur chantier.
belief | Candidat catholique pratiquant apprécié.
belief | Merci de préciser votre confession.
belief | Personne non croyante uniquement.
belief | Les personnes qui font le ramadan ne conviendront pas.
looks | Merci de joindre une photo.
looks | Physique avenant exigé.
looks | Belle présentation, taille 38 maximum.
looks | Tatouages et piercings refusés.
looks | Silhouette sportive appréciée.
health | Aucun problème de santé.
health | Vous n’avez pas de handicap.
health | Le poste n’est pas ouvert aux travailleurs handicapés.
health | En parfaite forme physique, sans mal de dos.
health | Aucun antécédent médical.
health | Poste incompatible avec un handicap.
health | Certificat de bonne santé à fournir avec la candidature.
union | Non syndiqué.
union | Les syndicalistes ne sont pas les bienvenus.
union | Merci de n’avoir aucun mandat syndical.
belief | Nous cherchons quelqu’un de gauche, engagé.
belief | Sympathisants de la droite bienvenus, les autres non.
sex | Homosexuels s’abstenir.
sex | Vie de couple hétérosexuelle souhaitée.
address | Habiter à moins de 10 km de l’agence.
address | Candidats résidant à Bordeaux uniquement.
address | Pas de candidats du 93.
address | Vous habitez obligatoirement le centre-ville.
unpaid | La première mission ne sera pas payée.
unpaid | Nous ne pouvons pas vous rémunérer, mais votre nom figurera sur le panneau.
unpaid | Une esquisse gratuite est demandée aux candidats.
unpaid | Vous serez payé si nous gagnons le concours.
unpaid | Stage de six mois non rémunéré.
unpaid | Rémunération en visibilité sur nos réseaux.
unpaid | Une journée de travail test non payée.
unpaid | Travail offert, contre une belle référence.
unpaid | Mission bénévole pour étoffer votre book.
to_be_paid_for | Un dépôt de 200 € est demandé à l’inscription.
to_be_paid_for | Formation obligatoire de 350 € à régler par le candidat.
to_be_paid_for | Frais de dossier de 50 €.
to_be_paid_for | La formation initiale est à vos frais.
to_be_paid_for | Caution de 300 € pour l’ordinateur, à verser le premier jour.
complacent_signature | Nous avons dessiné le permis, il nous manque la signature d’un architecte.
complacent_signature | Cherche architecte pour tamponner un dossier de permis de 180 m².
complacent_signature | Mission rapide : apposer votre cachet sur des plans existants.
complacent_signature | L’architecte n’intervient que pour signer, nous faisons tout le reste.
complacent_signature | Prête-nom recherché pour un permis.
complacent_signature | Architecte inscrit à l’Ordre, 500 € par signature.
complacent_signature | Tout est dessiné, il ne manque que votre signature.
complacent_signature | Un client a fait ses plans lui-même et a besoin d’un architecte pour les signer.
complacent_signature | Forfait de 300 € pour signer notre permis, aucun déplacement.
complacent_signature | Votre rôle se limite à viser et signer le dossier préparé par notre dessinateur.
hidden_employment | Vous travaillez chaque jour de 9 h à 17 h dans nos bureaux et posez vos congés avec notre accord.
hidden_employment | Présence obligatoire du lundi au vendredi, horaires de l’agence, vacances à valider avec le responsable.
hidden_employment | Horaires fixes, congés à convenir.
hidden_employment | 35 heures hebdomadaires à nos côtés, feuille de présence à signer.
hidden_employment | Vous travaillez exclusivement pour nous, sous la direction du chef d’agence.
hidden_employment | Temps plein dans nos locaux pendant douze mois, avec un responsable hiérarchique.
hidden_employment | Mission de deux ans, 8 h 30 - 17 h 30, cinq semaines de congés.
hidden_employment | Vous demandez l’autorisation pour vous absenter et pointez chaque matin.
age | Vous êtes encore jeune, disons avant la quarantaine, et mobile.
age | Le client souhaite quelqu’un qui ait l’âge de ses équipes, donc moins de trente-cinq ans.
age | Les candidatures de personnes âgées de plus de 55 ans ne pourront aboutir.
age | Après 50 ans, le rythme est difficile à suivre : nous préférons des profils plus jeunes.
age | Dessinateur (20-30 ans) pour agence dynamique.
age | On prend volontiers un junior, mais pas un senior.
age | Vous êtes né après 1995.
age | Recherche collaborateur ayant entre trente et quarante ans.
age | Nous formons, mais seulement les moins de 26 ans.
age | Pour équilibrer la pyramide des âges, il nous faut quelqu’un de moins de 32 ans.
sex | La clientèle étant féminine, une collaboratrice sera préférée.
sex | Le chef de chantier souhaite travailler avec un homme.
sex | Candidature masculine appréciée, le chantier est rude.
sex | Ce n’est pas un métier de femme.
sex | Nous avons déjà deux femmes dans l’équipe et cherchons maintenant un homme.
sex | Femme sérieuse pour l’accueil.
sex | Hommes uniquement, hébergement collectif.
sex | Vous êtes un homme et avez votre permis.
family | Vous êtes enceinte ? Attendez avant de postuler.
family | Un poste où une maternité poserait problème.
family | Nous attendons une personne qui n’ait pas d’enfants à aller chercher le soir.
family | Les parents de jeunes enfants auront du mal, mieux vaut ne pas postuler.
family | Merci de dire si vous êtes marié.
family | Aucun congé parental ne sera accordé.
origin | Un Français de naissance serait idéal pour ce poste.
origin | Le client ne veut pas de Roms sur le site.
origin | Merci d’indiquer votre pays d’origine.
origin | Prénom français conseillé pour le contact client.
origin | Nous n’embauchons que des Européens.
belief | Les femmes voilées ne seront pas reçues en entretien.
belief | Chrétiens bienvenus, les autres s’abstenir.
looks | Une photo en pied accompagnera votre CV.
looks | Vous êtes mince et souriante.
looks | Pas de tatouage visible.
health | Vous n’avez jamais eu de problème de dos.
health | Toute personne reconnue travailleur handicapé est priée de passer son chemin.
health | Être en bonne santé est indispensable.
union | Un passé syndical serait un problème.
union | Ne pas être syndiqué.
address | Il faut vivre dans le quartier.
address | Priorité absolue aux habitants de la commune, les autres ne seront pas reçus.
unpaid | Le premier mois est une période bénévole.
unpaid | Votre travail sera rémunéré par la publicité que nous vous ferons.
unpaid | Les trois premières planches sont offertes, ensuite on parle tarif.
unpaid | Honoraires seulement en cas d’obtention du permis.
to_be_paid_for | Vous versez 150 € pour réserver votre place.
to_be_paid_for | L’entretien est facturé 20 €.
complacent_signature | Je dessine mes permis moi-même et cherche un architecte qui les signe.
complacent_signature | Besoin d’un tampon d’architecte pour une extension déjà dessinée.
complacent_signature | Votre seul travail : signer.
complacent_signature | Plans prêts, on vous demande juste de mettre votre cachet.
hidden_employment | Vous arrivez à 9 h, repartez à 18 h, et demandez vos jours de congé un mois avant.
hidden_employment | Mêmes horaires que l’équipe, congés décidés par l’agence.
hidden_employment | Vous rendez compte à votre supérieur chaque soir et ne travaillez pour personne d’autre.
`;

/** Sentences with the same words and no fault: the kind of offer and the sentence. */
export const cleanSentences = `
mission | Rénovation d’un immeuble de moins de 50 ans, isolation non obligatoire au dernier niveau.
mission | Nous ne retenons pas de solution en toiture de plus de 30 ans de garantie sans essai.
cdi | Notre agence a plus de 30 ans et ne recrute pas souvent : nous cherchons la bonne personne.
cdi | Débutants acceptés, tous les âges sont les bienvenus.
cdi | Expérience souhaitée : plus de 15 ans en maîtrise d’œuvre.
cdi | Vous avez entre 15 et 20 ans d’expérience et ne craignez pas les chantiers.
cdi | Nous ne demandons pas de photo et ne regardons pas l’âge.
cdi | Poste ouvert aux femmes et aux hommes, aucune candidature n’est écartée.
cdi | L’agence, fondée par deux femmes, privilégie la réhabilitation.
cdi | Nous souhaitons une équipe mixte : candidatures de femmes et d’hommes bienvenues.
mission | Vestiaires séparés hommes et femmes, exigés par le code du travail, plans au 1/50.
mission | Foyer de jeunes filles : la façade n’est pas conservée, plans APD.
mission | Maison des femmes de la ville, permis B indispensable pour les visites.
mission | Le lycée de garçons n’accepte pas de travaux en période d’examens.
cdi | Remplacement d’un congé maternité de six mois, poste non prolongeable.
cdi | CDD pour congé parental, la date ne pourra pas être décalée.
mission | Service de suivi de grossesse et maternité : 40 lits, plans EXE.
mission | Mur d’enceinte du château à relever, l’accès n’est pas possible le lundi.
mission | L’enceinte sportive n’est pas ouverte au public pendant les travaux.
mission | Crèche de 40 enfants, la cour n’est pas comprise dans la mission.
mission | Aire d’accueil des gens du voyage : on évite les réseaux aériens.
mission | Les matériaux étrangers ne seront pas acceptés sans marquage CE.
mission | Façades blanches, le blanc pur n’est pas retenu par l’ABF.
cdi | Anglais ou allemand apprécié, le français courant est nécessaire.
cdi | Déplacements à l’étranger possibles mais pas obligatoires.
cdi | Notre équipe réunit huit nationalités et n’exige aucun diplôme français.
mission | Chapelle catholique désaffectée, le mobilier religieux n’est pas étudié.
mission | Salle de prière et ablutions : la ventilation n’est pas à revoir.
mission | Le bâtiment n’est pas accessible aux personnes handicapées : plans de mise aux normes.
mission | Cheminement pour personnes à mobilité réduite exigé, ascenseur refusé par l’ABF.
cdi | Poste ouvert aux travailleurs handicapés, RQTH bienvenue.
cdi | Dites-nous si vous avez besoin d’un aménagement lié à un handicap.
cdi | Remplacement d’un arrêt maladie, contrat qui ne sera pas renouvelé.
mission | Hôpital : unité pour malades chroniques, aucune coupure acceptée.
mission | Siège d’un syndicat de copropriété, le syndic ne sera pas présent.
mission | Bourse du travail, locaux syndicaux à ne pas modifier.
cdi | Vous serez élu référent sécurité par vos collègues si vous le souhaitez.
mission | Quartiers nord de Marseille : réhabilitation de 120 logements, le permis n’est pas encore déposé.
mission | Projet en banlieue lyonnaise, la démolition n’est pas retenue.
mission | Le permis est déposé et signé par notre architecte, restent les plans d’exécution seulement.
mission | Vous signez les comptes rendus de chantier, les plans sont déjà dessinés.
mission | Signature du contrat en mars, le dossier est prêt, seul le métré reste à faire.
mission | Visa des plans d’exécution établis par les entreprises, uniquement en phase DET.
mission | Architecte pour concevoir, déposer et signer un permis de maison, suivi compris.
mission | Le dossier de permis est complet ; il s’agit seulement de dessiner les détails, notre architecte signe.
mission | Réunion de chantier le jeudi de 9 h à 11 h, congés de l’entreprise en août.
mission | Chantier ouvert de 7 h à 17 h du lundi au vendredi, livraison le 12 mars.
mission | Livraison par lots, dates à convenir, facturation à chaque étape.
mission | Vous organisez vos horaires et vos congés librement, livraison le 30 juin.
mission | Relevé de nuit de 22 h à 5 h, le magasin étant ouvert la journée.
mission | Budget annuel de 30 000 €, dépenses validées par la direction.
cdi | Horaires de 9 h à 18 h, congés à convenir avec l’équipe, RTT.
cdi | Formation Revit de 1 200 € payée par l’agence dès l’embauche.
cdi | Aucun frais pour le candidat, matériel fourni.
mission | Nous payons l’esquisse 1 500 €, même si elle n’est pas retenue.
mission | Concours : indemnité de 3 000 € par équipe, perdante ou gagnante.
mission | L’étude de visibilité depuis le belvédère est comprise.
mission | Les déplacements ne sont pas remboursés mais compris dans le forfait de 4 000 €.
cdi | Stage de deux mois, gratification de 700 €.
cdi | Nous ne demandons pas de salaire actuel ni de bulletins.
cdi | Élégance du dessin et minces épaisseurs de béton : projets soignés.
mission | Boutique de lingerie, photos de la façade indispensables avant devis.
mission | Belle présentation des planches, rendu soigné exigé.
mission | Maison d’un couple avec enfants, la chambre n’est pas à modifier.
mission | Logements pour célibataires et familles, le T5 n’est pas retenu.
mission | Le gymnase accueille les jeunes de 16 à 25 ans, pas de travaux le mercredi.
cdi | Accompagnement d’un jeune apprenti, ce qui n’est pas une charge lourde.
cdi | Jeune agence, nous ne travaillons pas le vendredi après-midi.
mission | EHPAD pour seniors dépendants, l’extension n’est pas acceptée en l’état.
mission | La maison des aînés n’est pas chauffée : diagnostic et estimation.
cdi | Nous n’acceptons pas les candidatures par téléphone, écrivez-nous.
cdi | Le permis B n’est pas exigé, seulement apprécié.
cdi | Pas de candidature sans book, seulement trois projets choisis.
cdi | Nous habitons un ancien moulin ; vous travaillez où vous voulez, uniquement à distance si besoin.
cdi | L’agence a trente ans, une trentaine de collaborateurs, et ne cesse de grandir.
cdi | Candidats de toutes origines bienvenus, aucun profil n’est écarté.
cdi | Nous n’écartons personne en raison de son âge, de son sexe ou d’une grossesse.
cdi | Quels que soient votre âge, votre sexe ou votre situation de famille, écrivez-nous.
cdi | Handicap, grossesse, retour d’arrêt maladie : aucune candidature n’est refusée.
mission | Musée de l’Homme : plans de repérage, l’accès n’est pas libre.
mission | Salon de coiffure pour hommes, la vitrine seulement est à dessiner.
mission | Étude pour le centre d’accueil de femmes réfugiées, exclusivement les lots techniques.
mission | Couvent de religieuses, la clôture n’est pas modifiée.
mission | Les étrangers au chantier ne sont pas admis dans l’emprise, plan de circulation à dessiner.
mission | Toiture âgée de plus de 40 ans, elle ne sera pas conservée.
mission | Copropriété de plus de 50 ans, diagnostic obligatoire avant travaux.
mission | Chaudière de moins de 15 ans exigée par le bailleur, audit à mener.
mission | Immeuble, moins de 20 ans, à diagnostiquer.
cdi | Notre bureau d’études a plus de 40 ans, avec des clients exigeants.
mission | Plan de vente : vous dessinez pour un promoteur, aucune conception demandée, images seulement.
mission | Bâtiment de 1935, mur mitoyen, habitants du 13e arrondissement à informer ; ils ne seront pas relogés.
mission | Immeuble de 1960 : plus de 60 ans, des façades jamais reprises, à diagnostiquer.
mission | Le toit, qui a plus de 35 ans, ne tiendra pas un hiver de plus ; relevé urgent.
mission | Garantie de 30 ans exigée du fabricant, notice à rédiger.
mission | Un bail de 18 à 25 ans, l’étude porte sur les charges.
cdi | Notre doyen a 62 ans, notre plus jeune 23 : tout le monde apprend.
cdi | Nous n’imposons ni âge ni diplôme.
cdi | Vous encadrerez deux apprentis de moins de 20 ans.
cdi | Vingt ans d’expérience ou deux, peu importe.
mission | Foyer d’hommes isolés, les douches ne sont pas aux normes.
mission | Clinique : le service maternité et le bloc ne seront pas interrompus.
mission | Centre de planification, accueil de femmes enceintes, signalétique exigée.
mission | Vestiaires : une douche par sexe exigée, plans au 1/50.
cdi | Vous remplacez une salariée enceinte, six mois.
cdi | Une femme ou un homme, débutant ou confirmé, seulement motivé.
cdi | Index d’égalité femmes-hommes de 92, horaires souples.
cdi | Crèche d’entreprise pour vos enfants, mutuelle familiale.
mission | Maison d’un couple marié, la cuisine n’est pas conservée.
mission | Une école maternelle, ses parents d’élèves ne sont pas conviés aux réunions.
mission | Pierre d’origine portugaise refusée par l’ABF, variante à dessiner.
mission | Tuiles de type européen exigées, coupe au 1/20.
mission | Ambassade d’Italie : le personnel italien n’est pas présent en août.
mission | Mosquée : la salle de prière n’est pas dans le lot, plans du parvis seulement.
mission | École catholique, les travaux ne sont possibles que l’été.
mission | Photos de chantier obligatoires à chaque visite.
mission | Photo d’identité du bâtiment avant travaux, constat exigé.
mission | Cabinet de kinésithérapie pour malades du dos, plans de deux salles.
mission | Établissement pour personnes handicapées : aucune marche n’est acceptée.
cdi | Aptitude vérifiée par la médecine du travail, port de charges aidé.
mission | Locaux d’un syndicat intercommunal des eaux, ils ne sont pas accessibles le lundi.
mission | Habitants consultés en réunion publique, les relevés ne sont pas diffusés.
mission | Résidence pour salariés, habitée, pas de travaux après 18 h.
cdi | Agence au cœur du quartier, à cinq minutes de la gare, télétravail possible.
mission | Stationnement gratuit pour les artisans, cantine non comprise.
mission | Devis gratuits non demandés : chaque étude est payée.
mission | Honoraires versés à l’obtention de chaque phase, acompte de 30 %.
cdi | Frais de déplacement remboursés, ordinateur fourni.
mission | Nous dessinons les plans, vous signez en tant que concepteur du permis que vous avez étudié avec nous.
mission | Le maître d’ouvrage signe le dossier, vous préparez seulement les pièces graphiques.
mission | Signature électronique du marché, dossier complet sur la plateforme.
mission | Contrôle du visa des plans, uniquement les plans béton.
mission | Réunions le lundi de 9 h à 12 h, vous choisissez vos congés.
mission | Présence de 9 h à 12 h le jour du relevé seulement.
mission | Chantier fermé du lundi au vendredi pendant les congés d’août.
mission | Six mois à distance, points le mardi de 10 h à 11 h.
cdi | 35 heures dans nos bureaux, cinq semaines de congés, RTT.
cdi | Nous ne faisons pas de nuit, sauf exception payée double.
cdi | Gens de terrain et gens de bureau se parlent : c’est indispensable.
mission | Le voile de béton n’est pas retenu, poteaux exigés.
mission | Personne ne vit dans l’immeuble, un gardien seulement.
`;
