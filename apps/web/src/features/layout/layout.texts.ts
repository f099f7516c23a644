/** What stands on every page. */
export const layoutTexts = {
  skip: 'Aller au contenu',
  noScript:
    'JavaScript est désactivé dans votre navigateur. Vous pouvez consulter les profils et les offres ; pour vous connecter, vous inscrire ou écrire, activez-le.',
  lostScripts:
    'Cette page n’est pas arrivée en entier\u00a0: vous pouvez la lire, mais pas vous en servir. Vérifiez votre connexion, puis rechargez-la.',
  homeLink: 'Mitoyen, page d’accueil',
  mainNavigation: 'Navigation principale',
  directory: 'Collaborateurs',
  offers: 'Offres de mission',
  pricing: 'Tarification',
  login: 'Connexion',
  register: 'Inscription',
  logout: 'Déconnexion',
  messages: 'Messages',
  messagesUnread: (unread: string) => `Messages, ${unread}`,
  account: (username: string) => `${username}, mon profil`,
  menu: 'Menu',
  menuWithUnread: (unread: string) => `Menu, ${unread}`,
  tagline:
    'Mitoyen\u00a0: le mur que deux voisins partagent. Ici, celui qui relie les métiers de l’architecture et du bâtiment.',
  explore: 'Explorer',
  contact: 'Contact',
  address: 'Adresse',
  information: 'Informations',
  footerNavigation: 'Informations sur le site',
  privacy: 'Politique de confidentialité',
  about: 'À propos',
  terms: 'Conditions d’utilisation',
  legalNotice: 'Mentions légales',
  accessibility: 'Accessibilité',
  manageCookies: 'Gérer mes cookies',
} as const;
