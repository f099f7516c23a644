/** What a line may say of a project after its label: « Maîtrise d’ouvrage : Ville de Riom » says nothing that is asked for. */
const labels = {
  title: /^(?:projet|op[ée]ration|affaire|nom du projet|intitul[ée])$/i,
  town: /^(?:lieu|localisation|ville|commune|site|situation|adresse)$/i,
  roleHeld: /^(?:r[ôo]le(?: tenu)?|poste|fonction|ma mission)$/i,
  agency: /^(?:agence|agence d['’]architecture|chez)$/i,
  software: /^(?:logiciels?(?: utilis[ée]s)?|outils)$/i,
} as const;

export type LabelledFact = keyof typeof labels;

const labelOnly = /^([\p{L}’' ]{3,40}?)\s*:$/u;
const labelledLine = /^([\p{L}’' ]{3,40}?)\s*:\s*(\S.*)$/u;

const factOf = (label: string): LabelledFact | undefined =>
  (Object.keys(labels) as LabelledFact[]).find((fact) => labels[fact].test(label.trim()));

/** A label has so few words, and so has what it says: more is a sentence. */
const mostLabelWords = 4;
const mostSaidWords = 8;
const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/** Whether a line has a label of whatever kind before it: it is a fact, not a part of a text. */
export function isLabelled(line: string): boolean {
  const [, label = '', said = ''] = labelledLine.exec(line) ?? labelOnly.exec(line) ?? [];
  return /^\p{Lu}/u.test(label) && wordsIn(label) <= mostLabelWords && wordsIn(said) <= mostSaidWords;
}

/** What lines say under labels, each fact as it was said first. A label alone in its line names the next one. */
export function labelledFacts(lines: readonly string[]): Partial<Record<LabelledFact, string>> {
  const facts: Partial<Record<LabelledFact, string>> = {};
  lines.forEach((line, at) => {
    const [, label = '', said] = labelledLine.exec(line) ?? [];
    const [, alone = ''] = labelOnly.exec(line) ?? [];
    const fact = factOf(label || alone);
    const value = said ?? lines[at + 1];
    if (fact && value && !facts[fact]) facts[fact] = value.trim();
  });
  return facts;
}
