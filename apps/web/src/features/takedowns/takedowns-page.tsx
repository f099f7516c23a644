import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import {
  type TakedownStatus,
  takedownStatusSchema,
} from '@mitoyen/contract/features/takedowns/takedowns.schemas.ts';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { OperatorList, OperatorSpace } from '../operators/index.ts';
import { TakeDownForm } from './take-down-form.tsx';
import { TakedownItem } from './takedown-item.tsx';
import { takedownsTexts as texts } from './takedowns.texts.ts';

export const head = { title: texts.pageTitle };

/** What was taken down, and what its authors say against it, for operators. */
export default function TakedownsPage() {
  const [search] = useSearchParams();
  const status: TakedownStatus = takedownStatusSchema.safeParse(search.get('etat')).data ?? 'contested';
  return (
    <OperatorSpace title={texts.pageTitle}>
      <Tabs
        label={texts.tabsLabel}
        tabs={takedownStatusSchema.options.map((value) => ({
          to: paths.takedowns({ etat: value === 'contested' ? undefined : value }),
          label: texts.tabs[value],
          isCurrent: value === status,
        }))}
      />
      <OperatorList route={takedownRoutes.list} query={{ status }} empty={texts.empty}>
        {(takedown) => <TakedownItem key={takedown.id} takedown={takedown} />}
      </OperatorList>
      <TakeDownForm />
    </OperatorSpace>
  );
}
