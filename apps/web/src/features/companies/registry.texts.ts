import { once } from '@mitoyen/contract/core/once.ts';
import { registryReadErrors } from '@mitoyen/contract/features/registry-checks/registry-checks.errors.ts';

const lists = once(() => new Intl.ListFormat('fr'));
const list = (labels: readonly string[]) => lists().format(labels);

/** What is said under a SIRET of what the registry answers. */
export const registryTexts = {
  fields: {
    name: 'nom',
    legalStatus: 'forme juridique',
    address: 'adresse',
    postalCode: 'code postal',
    town: 'ville',
  },
  looking: 'Recherche au registre des entreprises…',
  wrong: registryReadErrors.siret_unknown.message,
  away: registryReadErrors.registry_unavailable.message,
  retry: 'Réessayer',
  known: (name: string) => `Au registre des entreprises\u00a0: ${name}.`,
  filled: (labels: readonly string[]) => `Rempli pour vous\u00a0: ${list(labels)}. Tout reste modifiable.`,
  closed:
    'Selon le registre des entreprises, cet établissement a fermé. Si vous avez déménagé, indiquez le numéro du nouveau\u00a0; vous pouvez aussi continuer avec celui-ci.',
  hidden:
    'Le registre des entreprises connaît ce numéro, mais n’en montre pas le nom\u00a0: remplissez les champs à la main.',
  differs: (told: readonly { readonly label: string; readonly value: string }[]) =>
    `Vous avez écrit autre chose que le registre\u00a0: ${list(told.map(({ label, value }) => `${label} «\u00a0${value}\u00a0»`))}.`,
  take: 'Écrire comme le registre',
} as const;
