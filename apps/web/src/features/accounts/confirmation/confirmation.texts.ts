import { type AddressConfirmation, unconfirmedLimits } from '@mitoyen/contract/core/address-confirmation.ts';
import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';

export const confirmationTexts = {
  strip: 'Rappel de confirmation',
  title: 'Confirmez votre adresse',
  openLink: (email: string) => `Ouvrez le lien envoyé à ${email}.`,
  /** What is smaller until then. Premium's contacts are not. */
  until: (mode: AddressConfirmation, role: Role | null) => {
    if (mode === 'off') return '';
    if (mode === 'required') {
      return 'D’ici là, vous ne pouvez ni écrire, ni postuler, ni publier d’offre, ni télécharger de CV.';
    }
    const exception = role === 'entreprise' ? ' (sans Premium)' : '';
    return `D’ici là, vous pouvez commencer ${unconfirmedLimits.conversations} conversations${exception} et télécharger ${unconfirmedLimits.cvDownloads} CV.`;
  },
  sendAgain: 'Recevoir un nouveau lien',
  sending: 'Envoi...',
  sent: (email: string) => `Un nouveau lien est parti vers ${email}. Pensez aux courriers indésirables.`,
  failure: failureErrors.internal.message,
  hide: 'Masquer pour cette visite',
} as const;
