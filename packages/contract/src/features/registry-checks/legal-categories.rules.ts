/** INSEE's legal categories (https://www.insee.fr/fr/information/2028129) by the names that firms write. */
const exact: Readonly<Record<string, string>> = {
  '1000': 'Entrepreneur individuel',
  '5202': 'SNC',
  '5385': 'SELCA',
  '5458': 'SCOP',
  '5459': 'SCIC',
  '5485': 'SELARL',
  '5498': 'EURL',
  '5499': 'SARL',
  '5558': 'SCOP',
  '5585': 'SELAFA',
  '5658': 'SCOP',
  '5685': 'SELAFA',
  '5710': 'SAS',
  '5720': 'SASU',
  '5770': 'SAS',
  '5785': 'SELAS',
  '6220': 'GIE',
  '6316': 'CUMA',
  '6317': 'SICA',
  '6540': 'SCI',
  '6541': 'SCCV',
  '6589': 'SCM',
  '6599': 'Société civile',
  '9220': 'Association',
  '9300': 'Fondation',
};

/** The first two digits, where all that begin so are called alike. */
const families: Readonly<Record<string, string>> = {
  '54': 'SARL',
  '55': 'SA',
  '56': 'SA',
  '57': 'SAS',
  '65': 'Société civile',
  '71': 'Administration de l’État',
  '72': 'Collectivité territoriale',
  '73': 'Établissement public',
  '74': 'Organisme public',
  '92': 'Association',
};

/** '5499' → 'SARL'; null where firms of that category have no short name. */
export function legalStatusOf(category: string | null): string | null {
  if (category === null) return null;
  return exact[category] ?? families[category.slice(0, 2)] ?? null;
}
