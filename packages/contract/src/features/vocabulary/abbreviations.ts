/**
 * Abbreviations of this field that people write with full stops as well, 'C.V.C.'. Of three letters, none whose middle one
 * stands alone in most texts ('d’', 'l’', 'à'): an index of three letters together would not find it.
 */
export const abbreviations: ReadonlySet<string> = new Set(
  (
    'amo aor apd aps avp bet bim btp bts cctp cfo csps cvc dce dct det diuo doe dpe dpgf dplg erp esq exe gtb gtc hmonp hqe ' +
    'hvac ite iti lpo moa mob moe opc plui pmr ppe scop sps ssi tce vmc vrd'
  ).split(' '),
);
