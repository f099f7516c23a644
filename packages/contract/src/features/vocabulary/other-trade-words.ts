import type { Forms } from './inflections.ts';

const forms = (masculine: string, feminine: string, ...plurals: readonly [string, string]): Forms => ({
  masculine,
  feminine,
  plurals,
});

/** The words of the trades' other names that no trade is called by itself, with their genders and numbers. */
export const otherTradeWords: readonly Forms[] = [
  forms('assistant', 'assistante', 'assistants', 'assistantes'),
  forms('civil', 'civile', 'civils', 'civiles'),
  forms('coordinator', 'coordinator', 'coordinators', 'coordinators'),
  forms('designer', 'designeuse', 'designers', 'designeuses'),
  forms('éclairagiste', 'éclairagiste', 'éclairagistes', 'éclairagistes'),
  forms('électricien', 'électricienne', 'électriciens', 'électriciennes'),
  forms('électrique', 'électrique', 'électriques', 'électriques'),
  forms('hydraulique', 'hydraulique', 'hydrauliques', 'hydrauliques'),
  forms('illustrateur', 'illustratrice', 'illustrateurs', 'illustratrices'),
  forms('immobilier', 'immobilière', 'immobiliers', 'immobilières'),
  forms('modeler', 'modeler', 'modelers', 'modelers'),
  forms('modélisateur', 'modélisatrice', 'modélisateurs', 'modélisatrices'),
  forms('muséographe', 'muséographe', 'muséographes', 'muséographes'),
  forms('responsable', 'responsable', 'responsables', 'responsables'),
  forms('technicien', 'technicienne', 'techniciens', 'techniciennes'),
  forms('vérificateur', 'vérificatrice', 'vérificateurs', 'vérificatrices'),
];
