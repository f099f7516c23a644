import { AccountMenu } from './account-menu.tsx';
import { OwnPageList } from './own-page-list.tsx';

export interface OwnMenusProps {
  /** After a link of the phone's menu was followed. */
  readonly onFollow?: () => void;
  /** With it, the menu of the bar; without, the part of the phone's. */
  readonly onSignOut?: () => void;
}

/** One's own pages in the header: a menu beside the portrait, or a part of the phone's. */
export default function OwnMenus({ onFollow, onSignOut }: OwnMenusProps) {
  return onSignOut ? <AccountMenu onSignOut={onSignOut} /> : <OwnPageList onFollow={onFollow} />;
}
