import { defaultRetention, type Retention } from '@mitoyen/contract/core/retention.ts';
import { useContext } from 'react';
import { PageConfigContext } from './page-config.ts';

/** How long data is kept. */
export function useRetention(): Retention {
  return useContext(PageConfigContext)?.retention ?? defaultRetention;
}
