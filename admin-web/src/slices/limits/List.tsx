import { Box } from '@mui/material';
import type { ExclusionRow } from '@skins/api/limits/resources';
import { useAnswer } from '../dossier/use-answer';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { Figure } from '../../shell/ui/Figure';
import { exactFilter } from '../../shell/ui/filters';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordList } from '../../shell/ui/RecordList';
import type { BrakingFigures } from './calls';
import { useTexts } from './texts';

export function List() {
  const texts = useTexts();
  const format = useFormat();
  const columns: Column<ExclusionRow>[] = [
    {
      label: texts.position,
      nowrap: true,
      sort: 'id',
      render: ({ id }) => <NamedLink to={`/exclusions/${id}/show`} name={String(Number(id))} />,
    },
    {
      label: texts.player,
      render: ({ playerId }) => <NamedLink to={`/players/${playerId}/show`} name={playerId} />,
    },
    {
      label: texts.days,
      align: 'right',
      render: ({ days }) => (days === null ? texts.shared : format.count(days)),
    },
    { label: texts.time, render: ({ time }) => format.time(time) },
    { label: texts.until, sort: 'until', render: ({ until }) => format.time(until) },
    {
      label: texts.state,
      nowrap: true,
      render: ({ until }) => (until > Date.now() ? texts.running : texts.over),
    },
  ];
  return (
    <RecordList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[exactFilter('playerId', texts.player)]}
      columns={columns}
      note={<Figures />}
    />
  );
}

/** The number of players with limits, breaks or exclusions now. */
function Figures() {
  const texts = useTexts();
  const format = useFormat();
  const { data } = useAnswer<BrakingFigures>('/limits/figures', {});
  if (data === undefined) return null;
  const sx = { display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' };
  return (
    <Box sx={sx}>
      <Figure label={texts.limited} value={format.count(data.limited)} />
      <Figure label={texts.onBreak} value={format.count(data.onBreak)} />
      <Figure label={texts.excluded} value={format.count(data.excluded)} />
    </Box>
  );
}
