import type { WishRow } from '@skins/api/wishes/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { stateText } from './said';
import { useTexts } from './texts';

/** Wishes with their states. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const columns: Column<WishRow>[] = [
    { label: texts.wish, render: ({ id }) => <NamedLink to={`/wishes/${id}/show`} name={id} /> },
    { label: texts.state, render: (row) => stateText(texts, row) },
    {
      label: texts.skin,
      render: ({ skinNames, skinId }) => <NamedLink to={`/skins/${skinId}/show`} name={skinNames[locale]} />,
    },
    { label: texts.price, align: 'right', sort: 'price', render: ({ price }) => format.gems(price) },
    {
      label: texts.sold,
      align: 'right',
      sort: 'sold',
      render: ({ sold }) => `${format.count(sold)} / ${format.count(1_000)}`,
    },
    { label: texts.people, align: 'right', render: ({ people }) => format.count(people) },
    {
      label: texts.planter,
      render: ({ planter }) =>
        planter === null ? texts.house : <NamedLink to={`/players/${planter}/show`} name={planter} />,
    },
    { label: texts.planted, sort: 'time', render: ({ time }) => format.time(time) },
    { label: texts.closes, render: ({ closesAt }) => format.time(closesAt) },
  ];
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      filters={[
        choiceFilter('state', texts.state, texts.listed),
        choiceFilter('reason', texts.reason, texts.reasons),
      ]}
      columns={columns}
    />
  );
}
