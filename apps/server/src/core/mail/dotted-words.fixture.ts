/** What French writes with a dot, one a line, as it stands in a mail where it is written otherwise: `written => read`. */
export const frenchWithDots = `
Dessinateur.rice projeteur.se => Dessinateur·rice projeteur·se
technicien.ne => technicien·ne
technicien.ne.s => technicien·ne·s
technicien.nes => technicien·nes
Technicien.ne VRD => Technicien·ne VRD
TECHNICIEN.NE => TECHNICIEN·NE
maçon.ne => maçon·ne
maçon.nes => maçon·nes
ingénieur.e => ingénieur·e
ingénieur.es => ingénieur·es
ingénieur.e.s => ingénieur·e·s
INGÉNIEUR.ES => INGÉNIEUR·ES
motivé.es => motivé·es
motivé.e => motivé·e
motivé.e.s => motivé·e·s
MOTIVÉ.ES => MOTIVÉ·ES
chargé.es => chargé·es
chargé.e d’affaires => chargé·e d’affaires
salarié.es => salarié·es
employé.es => employé·es
associé.es => associé·es
diplômé.es => diplômé·es
passionné.es => passionné·es
expérimenté.es => expérimenté·es
confirmé.es => confirmé·es
candidat.es => candidat·es
candidat.e.s => candidat·e·s
étudiant.es => étudiant·es
assistant.es => assistant·es
gérant.es => gérant·es
indépendant.es => indépendant·es
compétent.es => compétent·es
adhérent.es => adhérent·es
adjoint.es => adjoint·es
projeteur.se => projeteur·se
projeteur.ses => projeteur·ses
projeteur.euse => projeteur·euse
métreur.se => métreur·se
poseur.se => poseur·se
carreleur.se => carreleur·se
monteur.ses => monteur·ses
chercheur.se => chercheur·se
sérieux.se => sérieux·se
soigneux.ses => soigneux·ses
rigoureux.se => rigoureux·se
jaloux.se => jaloux·se
dessinateur.rice => dessinateur·rice
dessinateur.rices => dessinateur·rices
dessinateur.trice => dessinateur·trice
directeur.ice => directeur·ice
conducteur.rice de travaux => conducteur·rice de travaux
créatif.ve => créatif·ve
actif.ves => actif·ves
sportif.ive => sportif·ive
neuf.ve => neuf·ve
gardien.ne => gardien·ne
électricien.nes => électricien·nes
mécanicien.ne => mécanicien·ne
européen.ne => européen·ne
citoyen.ne => citoyen·ne
patron.ne => patron·ne
paysan.ne => paysan·ne
artisan.es => artisan·es
voisin.es => voisin·es
certain.es => certain·es
expert.es => expert·es
ouvert.es => ouvert·es
inscrit.es => inscrit·es
petit.es => petit·es
tout.es => tout·es
tou.te.s => tou·te·s
prêt.es => prêt·es
direct.es => direct·es
avocat.es => avocat·es
français.es => français·es
anglais.es => anglais·es
chinois.es => chinois·es
admis.es => admis·es
inclus.es => inclus·es
seul.es => seul·es
commercial.es => commercial·es
civil.es => civil·es
grand.es => grand·es
marchand.es => marchand·es
second.es => second·es
ami.es => ami·es
apprenti.es => apprenti·es
apprenti.e => apprenti·e
élu.es => élu·es
retenu.es => retenu·es
attendu.e.s => attendu·e·s
reçu.es => reçu·es
ouvrier.ère => ouvrier·ère
ouvrier.es => ouvrier·es
charpentier.ière => charpentier·ière
professionnel.le.s => professionnel·le·s
professionnel.les => professionnel·les
chef.fe de projet => chef·fe de projet
chef.fe.s => chef·fe·s
le.la candidat.e => le·la candidat·e
mon.ma responsable => mon·ma responsable
son.sa manager => son·sa manager
il.elle => il·elle
elle.il => elle·il
architecte-dessinateur.rice => architecte-dessinateur·rice
ingénieur-projeteur.se => ingénieur-projeteur·se
chauffeur-livreur.se => chauffeur-livreur·se
vice-président.es => vice-président·es
dessinateur.rice-projeteur.se => dessinateur·rice-projeteur·se
technicien.ne/dessinateur.rice => technicien·ne/dessinateur·rice
projeteur.se/métreur.se => projeteur·se/métreur·se
architecte/projeteur.se => architecte/projeteur·se
projeteur.se, motivé.es ; => projeteur·se, motivé·es ;
(projeteur.se) => (projeteur·se)
« projeteur.se » => « projeteur·se »
l’ingénieur.es => l’ingénieur·es
projeteur.se. => projeteur·se.
M.Dupont => M. Dupont
M.DUPONT => M. DUPONT
Mme.Dupont => Mme. Dupont
MM.Dupont => MM. Dupont
M.de La Tour => M. de La Tour
J.Leclerc => J. Leclerc
Jean.Leclerc => Jean. Leclerc
J.-C. Durand
J.-P.Martin
Dr.Martin
Sté. Durand
Sté.Durand
Sté.Durand/Martin
St.Denis
Éts.Morel
S.A.R.L. Dupont
S.A.S.U
S.C.I. du Parc
S.à.r.l.
B.E.T.
H.Q.E.
C.V.C.
V.R.D.
R.D.C.
T.T.C.
H.T./jour
500.HT => 500\u2060.\u2060HT
12.km => 12\u2060.\u2060km
2.500.ht => 2\u2060.\u2060500\u2060.\u2060ht
1.er étage => 1\u2060.\u2060er étage
av.de la République => av. de la République
bd.de Strasbourg => bd. de Strasbourg
ch.de la Croix => ch. de la Croix
env.de 30 m² => env. de 30 m²
réf.de la maquette => réf. de la maquette
etc.et la suite => etc. et la suite
svp.me rappeler => svp. me rappeler
c.-à-d. demain
c.à.d. demain
p.ex. un plan
p. ex. un plan
n.c.
N.B.
n° 12.3
art. 17.2/b
art. L.111-1
R.111-19-2
art.R.421-14
chap. 2.1
lot 03.2
lot 3.1.2
3.1.2.4 => 3\u2060.\u20601\u2060.\u20602\u2060.\u20604
DTU 20.1
DTU 31.2
NF P 03.001
NF DTU 43.1
Eurocode 2.1-1
12.5 m²
3.14
1.250.000 €
1.250,50
-3.5 %
0.5/1
12.5/20
14.30
9.h
8.30-12.00
12.03.2026
12.3.26
06.12.34.56.78
01.23.45.67.89
Tel:06.12.34.56.78
Tel:06 12 34 56 78
Tél:06 12 34 56 78
+33.6.12.34.56.78
Revit 2024.2
AutoCAD 2025.1
ArchiCAD 27.1.2
v2.0.1
v.2
version 1.2
Allplan.2024
Python 3.12
2024.2.1.5
plan.dwg
plan.pdf
notice.docx
façade.rvt
coupe.ifc
dossier/plan.dwg
plan.dwg, coupe.dxf
CCTP.lot.03.docx
maquette_v2.1.rvt
plans.zip => plans\u2060.\u2060zip
Plans_RDC.v2.zip => Plans_RDC\u2060.\u2060v2\u2060.\u2060zip
visite.mov => visite\u2060.\u2060mov
logo.ai => logo\u2060.\u2060ai
plan_rdc.ai => plan_rdc\u2060.\u2060ai
affiche.pub => affiche\u2060.\u2060pub
lisez-moi.md => lisez-moi\u2060.\u2060md
rapide.Nous
rapide.nous
terminé.La suite => terminé. La suite
terminé.Le chantier
fini.Plus tard => fini. Plus tard
terminé.la suite => terminé. la suite
prévu.et voilà => prévu. et voilà
soigné.Design sobre => soigné. Design sobre
Lyon.Paris ensuite => Lyon. Paris ensuite
12.La suite => 12. La suite
motivé.es.La suite => motivé·es. La suite
Bonjour.Je suis libre => Bonjour. Je suis libre
disponible.Me contacter => disponible. Me contacter
oui…non
attendre...et voir
attendre..la suite
fin.
...
et/ou
Oui/non
R+2
H/F
@Camille
à 14:30
Objet : relevé
3D.
2 x 3.5
m²/j.
`;

/** What a mail program makes a link of, or a browser would find, one a line. */
export const addresses = `
piege.fr
Piege.FR
PIEGE.FR
Piege.Fr
Piege.Com
piege.com
piege.net
piege.org
piege.eu
piege.io
piege.ai
piege.co
piege.app
piege.dev
piege.xyz
piege.site
piege.archi
piege.paris
piege.bzh
piege.immo
piege.es
piege.se
piege.ne
piege.ve
piege.la
piege.me
piege.de
google.es
amazon.es
ejemplo.es
banco-santander.es
elpais.es
linkedin.es
hotel.es
volvo.se
ikea.se
banque.se
spotify.se
airtel.ne
banco.ve
piege-projeteur.com
projeteur.se.fr
www.projeteur.se
https://projeteur.se
moi@projeteur.se
projeteur.se:8080
projeteur.se?a=b
xn--projeteur-x1a.se
projeteur2.se
sous.projeteur.se
sous.domaine.piege.co.uk
compte.piege.github.io
a-b.c-d.piege.fr
1piege.fr
123.com
piege.fr/
piege.fr/connexion
piege.fr/a?b=c#d
piege.fr?x
piege.fr#x
piege.fr:8080
piege.fr:443/a
piege.fr.
a...piege.fr
oui/piege.fr
site:piege.fr
site:www.piege
piege.dwg/plan
plans.zip/connexion
www.piege.fr
WWW.PIEGE.FR
www.piege
http://piege.fr
https://piege.example/a?b=c#d
HTTP://PIEGE.EXAMPLE
hxxp://piege.fr
hxxps://piege.fr/a
ftp://piege
sftp://piege.fr
ssh://piege
//piege.fr/a
https:piege.fr
https:\\\\piege.fr
https://mitoyen.example@piege.fr/
http://2130706433/
http://0x7f000001/
192.168.1.1
192.168.1.1/a
10.0.0.12:8080
203.0.113.9/connexion
http://192.168.1.1
nom@piege.fr
nom.prenom@piege.fr
nom+a@piege.fr
support@piege.com.La
nom@piege
nom@192.168.1.1
mailto:nom@piege
mailto:x
javascript:alert
data:text/html
file:///etc
skype:nom
tg:resolve
tel:+33612345678
sms:+33612345678
piégé.fr
münchen.de
café.paris
piege.рф
пример.рф
例え.jp
xn--pige-epa.fr
xn--pige-epa.xn--p1ai
pie\u200bge.fr
pie\u200bge.f\u00adr
piege\u2060.\u2060fr
piege.\ufefffr
p\u200di\u200de\u200dge.fr
piege\u3002fr
piege\uff0efr
piege\uff61fr
piege\u2024fr
piege\uff0e\uff46\uff52
\u24df\u24d8\u24d4\u24d6\u24d4.\u24d5\u24e1
𝐩𝐢𝐞𝐠𝐞.𝐟𝐫
piege.fr\uff0fa
nom\uff20piege.fr
-piege.fr
_piege.fr_
`;
