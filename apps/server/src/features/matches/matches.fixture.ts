/** What nobody else's profile or offer in a test file asks for: a file's tests share a database. */
export const asked = {
  location: 'Lyon',
  place_code: 'c69123',
  trades: ['bim-manager'],
  phases: ['PRO', 'DCE', 'EXE'],
  software: ['revit:2'],
  requirements: ['Revit', 'Permis B'],
};
/** A profile that fits the offer. */
export const fitting = {
  place_code: 'c69266',
  trades: ['bim-manager', 'architecte'],
  phases: ['EXE', 'DCE', 'PRO', 'DET'],
  software: ['revit:3', 'autocad:1'],
  skills: ['revit'],
  hourly_rate: 45,
};

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The reasons of a match as 'criterion state: text', with plain spaces. */
export const reasonsOf = (
  match: { reasons: readonly { criterion: string; state: string; text: string }[] } | undefined,
) => match?.reasons.map(({ criterion, state, text }) => `${criterion} ${state}: ${plain(text)}`);
