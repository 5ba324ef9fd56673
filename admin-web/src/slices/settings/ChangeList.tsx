import type { ChangeRow } from '@skins/api/settings/resources';
import { useFormat } from '../../shell/i18n';
import { RecordCard } from '../../shell/ui/Cards';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { Calendar } from './Calendar';
import { StateChip } from './StateChip';
import { useTexts } from './texts';
import { Together } from './Together';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const titleOf = ({ title }: ChangeRow) => (title === '' ? texts.untitled : title);
  const columns: Column<ChangeRow>[] = [
    {
      label: texts.change,
      render: (row) => <NamedLink to={`/changes/${row.id}/show`} name={titleOf(row)} />,
    },
    { label: texts.setting, sort: 'setting', render: ({ settingName }) => settingName },
    { label: texts.state, sort: 'state', render: ({ state }) => <StateChip state={state} /> },
    {
      label: texts.from,
      sort: 'from',
      render: ({ from }) => (from === null ? texts.atOnce : format.time(from)),
    },
    { label: texts.author, render: ({ author, editors }) => (author ?? editors[0])?.name ?? texts.none },
    { label: texts.approver, render: ({ approver }) => approver?.name ?? texts.none },
    { label: texts.updated, sort: 'updated', render: ({ updated }) => format.time(updated) },
  ];
  return (
    <>
      <Calendar />
      <Together />
      <RecordList
        sort={{ field: 'updated', order: 'DESC' }}
        filters={[choiceFilter('state', texts.state, texts.states), ...spanFilters(texts)]}
        columns={columns}
        renderCard={(row) => (
          <RecordCard title={titleOf(row)}>
            <div>{row.settingName}</div>
            <StateChip state={row.state} />
            <div>{row.from === null ? texts.atOnce : format.time(row.from)}</div>
          </RecordCard>
        )}
      />
    </>
  );
}
