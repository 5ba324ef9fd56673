import type { BattleRow } from '@skins/api/battles/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { seatingText, stateText } from './said';
import { useTexts } from './texts';

/** Battles with their states. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<BattleRow>[] = [
    { label: texts.battle, render: ({ id }) => <NamedLink to={`/battles/${id}/show`} name={id} /> },
    { label: texts.state, render: (row) => stateText(texts, row) },
    { label: texts.rule, render: ({ rule }) => texts.rules[rule] },
    { label: texts.seats, render: (row) => `${row.taken} / ${seatingText(row)}` },
    { label: texts.rounds, align: 'right', render: ({ rounds }) => format.count(rounds) },
    { label: texts.price, align: 'right', sort: 'price', render: ({ price }) => format.gems(price) },
    {
      label: texts.creator,
      render: ({ creator }) => <NamedLink to={`/players/${creator}/show`} name={creator} />,
    },
    { label: texts.created, sort: 'time', render: ({ time }) => format.time(time) },
  ];
  return (
    <RecordList
      sort={{ field: 'time', order: 'DESC' }}
      filters={[
        choiceFilter('state', texts.state, texts.listed),
        choiceFilter('rule', texts.rule, texts.rules),
        choiceFilter('reason', texts.reason, texts.reasons),
      ]}
      columns={columns}
    />
  );
}
