import type { RainRow } from '@skins/api/redpackets/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { stateText } from './said';
import { useTexts } from './texts';

/** Rains: what the house reserved for each, what was grabbed, and what went back. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<RainRow>[] = [
    {
      label: texts.start,
      sort: 'start',
      render: ({ id, start }) => <NamedLink to={`/rains/${id}/show`} name={format.time(start)} />,
    },
    { label: texts.state, render: (row) => stateText(texts, row) },
    { label: texts.reserved, align: 'right', render: ({ reserved }) => format.gems(reserved) },
    { label: texts.issued, align: 'right', render: ({ issued }) => format.gems(issued) },
    { label: texts.back, align: 'right', render: ({ back }) => (back === null ? '—' : format.gems(back)) },
    { label: texts.packets, align: 'right', render: ({ packets }) => format.count(packets) },
    { label: texts.players, align: 'right', render: ({ players }) => format.count(players) },
  ];
  return (
    <RecordList
      sort={{ field: 'start', order: 'DESC' }}
      filters={[choiceFilter('state', texts.state, texts.listed)]}
      columns={columns}
    />
  );
}
