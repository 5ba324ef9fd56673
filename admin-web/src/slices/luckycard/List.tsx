import type { DeckRow } from '@skins/api/luckycard/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { RETURN_UNITS, stateText } from './said';
import { useTexts } from './texts';

/** Decks, and what they returned so far. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<DeckRow>[] = [
    { label: texts.deck, render: ({ id }) => <NamedLink to={`/decks/${id}/show`} name={id} /> },
    { label: texts.state, render: (row) => stateText(texts, row) },
    {
      label: texts.turned,
      align: 'right',
      sort: 'turned',
      render: ({ turned, cards }) => `${format.count(turned)} / ${format.count(cards)}`,
    },
    { label: texts.rate, align: 'right', render: ({ rate }) => format.percent(rate / RETURN_UNITS) },
    { label: texts.staked, align: 'right', render: ({ staked }) => format.gems(staked) },
    { label: texts.returned, align: 'right', render: ({ returned }) => format.gems(returned) },
    { label: texts.opened, sort: 'time', render: ({ time }) => format.time(time) },
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
