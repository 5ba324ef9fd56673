import type { ProposalRow } from '@skins/api/adjustments/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter, exactFilter, spanFilters } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<ProposalRow>[] = [
    {
      label: texts.number,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/adjustment-proposals/${id}/show`} name={id.slice(0, 8)} />,
    },
    { label: texts.state, render: ({ state }) => texts.states[state] },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    { label: texts.way, render: ({ way }) => texts.kinds[way] },
    { label: texts.gems, align: 'right', render: ({ gems }) => format.gems(gems) },
    { label: texts.why, render: ({ reason }) => texts.reasons[reason] },
    { label: texts.author, render: ({ author }) => author },
    { label: texts.created, sort: 'created', render: ({ created }) => format.time(created) },
  ];
  return (
    <RecordList
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        choiceFilter('state', texts.state, texts.states),
        exactFilter('playerId', texts.player),
        ...spanFilters(texts),
      ]}
      columns={columns}
    />
  );
}
