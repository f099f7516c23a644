import type { ProfilePage } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { CardList } from '../../core/lists/card-list.tsx';
import type { PagedList } from '../../core/lists/load-more.tsx';
import { SuggestedList } from '../spelling/index.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import type { DirectoryAddress } from './directory-url.ts';
import { ProfileCard } from './profile-card.tsx';
import { useDirectoryPages } from './use-directory.ts';

/** Cards that stand beside each other on a wide screen. */
const firstRow = 2;

interface ProfileCardsProps {
  readonly list: Omit<PagedList, 'data'> & {
    readonly data: InfiniteData<ProfilePage> | undefined;
  };
  /** What was searched for. */
  readonly search: string;
  /** Where the way back from a profile leads. */
  readonly listPath: string;
}

/** The profiles loaded so far. */
export function ProfileCards({ list, search, listPath }: ProfileCardsProps) {
  return (
    <CardList
      list={list}
      items={list.data?.pages.flatMap((page) => page.items) ?? []}
      texts={texts}
      keyOf={(profile) => `${profile.kind}-${profile.id}`}
      card={(profile, index) => (
        <ProfileCard
          profile={profile}
          listPath={listPath}
          search={search}
          isSoon={index < firstRow}
          isFirst={index === 0}
        />
      )}
      isEndless
    />
  );
}

/** The profiles of a search that was suggested in place of one that found nobody. */
export function SuggestedProfiles({ address, listPath }: { address: DirectoryAddress; listPath: string }) {
  const list = useDirectoryPages(address);
  return (
    <SuggestedList list={list} texts={texts}>
      <ProfileCards list={list} search={address.filters.search} listPath={listPath} />
    </SuggestedList>
  );
}
