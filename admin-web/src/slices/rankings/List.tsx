import type { RankingRow } from '@skins/api/rankings/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

/** Closed days of rankings. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<RankingRow>[] = [
    {
      label: texts.day,
      render: ({ id, date, board }) => (
        <NamedLink to={`/rankings/${id}/show`} name={`${date} · ${texts.boards[board]}`} />
      ),
    },
    { label: texts.state, render: ({ state }) => texts.states[state] },
    { label: texts.plays, align: 'right', render: ({ plays }) => format.count(plays) },
    { label: texts.edge, align: 'right', render: ({ edge }) => format.gems(edge) },
    { label: texts.prizes, align: 'right', sort: 'prizes', render: ({ prizes }) => format.gems(prizes) },
    { label: texts.closed, sort: 'time', render: ({ time }) => format.time(time) },
  ];
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      filters={[
        choiceFilter('board', texts.board, texts.boards),
        choiceFilter('state', texts.state, texts.states),
      ]}
      columns={columns}
    />
  );
}
