import { useNavigate, useSearchParams } from 'react-router';
import { readText } from '../../../core/pages/read-address.ts';

/** Asks for what one put aside, in the address. */
export const archivesSearch = '?archived=1';

/**
 * What is looked for in one's conversations, and whether it is those put aside; it stands in the page's address. One search
 * is one step of the history.
 */
export function useConversationSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readText(params, 'search');
  const archived = params.get('archived') === '1';
  const change = (next: string) =>
    void navigate(
      { search: next === '' ? '' : new URLSearchParams({ search: next }).toString() },
      { replace: search !== '' && next !== '', preventScrollReset: true },
    );
  return { search, archived, change };
}
