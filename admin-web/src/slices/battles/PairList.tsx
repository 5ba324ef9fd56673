import { Alert } from '@mui/material';
import type { PairRow } from '@skins/api/battles/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { choiceFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import { useTexts } from './texts';

/** Lists pairs of players who met in battles, by net flow, largest first. */
export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<PairRow>[] = [
    {
      label: texts.giver,
      render: ({ giver }) => <NamedLink to={`/players/${giver}/show`} name={giver} />,
    },
    {
      label: texts.taker,
      render: ({ taker }) => <NamedLink to={`/players/${taker}/show`} name={taker} />,
    },
    { label: texts.flow, align: 'right', sort: 'flow', render: ({ flow }) => format.gems(flow) },
    {
      label: texts.decided,
      align: 'right',
      sort: 'decided',
      render: ({ decided }) => format.count(decided),
    },
    { label: texts.taken, align: 'right', render: ({ taken }) => format.count(taken) },
    { label: texts.sided, render: ({ sided }) => texts.sidedChoices[sided ? 'yes' : 'no'] },
    { label: texts.time, sort: 'time', render: ({ time }) => format.time(time) },
  ];
  return (
    <RecordList
      sort={{ field: 'flow', order: 'DESC' }}
      filters={[choiceFilter('sided', texts.sided, texts.sidedChoices)]}
      columns={columns}
      note={
        <Alert severity="info" sx={{ m: 2 }}>
          {texts.pairsLede}
        </Alert>
      }
    />
  );
}
