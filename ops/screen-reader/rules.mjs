/** @typedef {{ role: string, name: string, description: string, target: string }} Control what can be pressed; where it leads or what it is */

/** Letters and marks that say nothing by themselves; a comma alone is a pause. */
const stray = /^(?:\p{L}|[·•|/\\–—\-*…:;.!?()«»"'+]+)$/u;

/** What is heard and means nothing: a letter alone, a mark alone, `j` for days. */
export function strayLines(lines) {
  return lines.filter((line) => {
    const text = line.trim();
    // À, a and y are words, but no line of their own
    return stray.test(text) || /(?:^|\s)(?:j|·|point médian)(?=\s|[.,;]|$)/u.test(text);
  });
}

/** Longer lines that are said twice in a row. */
export function doubledLines(lines) {
  return lines.filter((line, index) => line.length > 3 && line === lines[index - 1]);
}

/** Sentences that come twice in one line. */
export function stutters(lines) {
  return lines.filter((line) => {
    const parts = line.split(/(?<=[.!?])\s+|\s*,\s+/u).filter((part) => part.length > 12);
    return new Set(parts).size < parts.length;
  });
}

/** Words whose capitals stand within. */
const ownCapitals = /OpenToWork|AutoCAD|ArchiCAD|SketchUp|QGIS|LinkedIn|WebP|InDesign|WhatsApp|VectorWorks/g;

/** What is heard as one word and is two: a capital or a sign behind a small letter. */
export function gluedLines(lines) {
  return lines.filter((line) => /\p{Ll}[\p{Lu}≈«]|\d\p{Lu}\p{Ll}/u.test(line.replaceAll(ownCapitals, '')));
}

/** Controls that say nothing. */
export const namelessControls = (controls) => controls.filter(({ name }) => name.trim() === '');

/** Groups of controls that say the same and do something else. */
export function ambiguousControls(controls) {
  const groups = new Map();
  for (const control of controls) {
    const spoken = `${control.name} (${control.role})${control.description ? ` ${control.description}` : ''}`;
    groups.set(spoken, [...(groups.get(spoken) ?? []), control.target]);
  }
  return [...groups]
    .filter(([, targets]) => new Set(targets).size > 1)
    .map(([spoken, targets]) => ({ spoken, targets: [...new Set(targets)] }));
}
