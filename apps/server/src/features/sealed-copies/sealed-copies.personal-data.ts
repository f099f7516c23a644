import type { PersonalData } from '../../core/context/app-context.ts';
import { sealHostData } from './seal-host-data.ts';

export const sealedCopiesPersonalData: PersonalData = {
  exported: [],
  withheld: { sealed_copies: 'made once the account is gone: nobody is left to export it' },
  erase: sealHostData,
};
