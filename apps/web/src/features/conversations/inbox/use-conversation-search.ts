import { useNavigate, useSearchParams } from 'react-router';
import { readText } from '../../../core/pages/read-address.ts';

/** What is looked for in one's conversations; it stands in the page's address. One search is one step of the history. */
export function useConversationSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = readText(params, 'search');
  const change = (next: string) =>
    void navigate(
      { search: next === '' ? '' : new URLSearchParams({ search: next }).toString() },
      { replace: search !== '' && next !== '', preventScrollReset: true },
    );
  return { search, change };
}
