/** Families that trades are shown in, in this order. */
export const tradeFamilies = [
  { code: 'design', name: 'Conception' },
  { code: 'drawing', name: 'Dessin' },
  { code: 'bim', name: 'BIM' },
  { code: 'engineering', name: 'Études et économie' },
  { code: 'site', name: 'Chantier' },
  { code: 'image', name: 'Image et maquette' },
  { code: 'inspection', name: 'Contrôle et mesure' },
] as const;
export type TradeFamily = (typeof tradeFamilies)[number]['code'];

/**
 * A trade with its forms written out: no rule makes 'conductrice' of 'conducteur' and leaves 'projet' apart from
 * 'projeteuse'. Its forms have as many words each, of which the same ones stay as they are.
 */
export interface Trade {
  readonly code: string;
  readonly family: TradeFamily;
  readonly masculine: string;
  readonly feminine: string;
  readonly plurals: readonly [masculine: string, feminine: string];
  /** Other names, in the masculine: the words that vary are those of the trades' own forms and `otherTradeWords`. */
  readonly synonyms: readonly string[];
  readonly abbreviations: readonly string[];
  /** Code of the « Répertoire opérationnel des métiers et des emplois » of France Travail. */
  readonly rome?: string;
  /** A title that the law reserves for registered people. */
  readonly reservedTitle?: true;
}

/** A code of any other list. */
export interface VocabularyEntry {
  readonly code: string;
  readonly name: string;
  readonly synonyms: readonly string[];
}
