import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { playerActivities } from '@skins/api/activities/contract';
import type { DataOf } from '@skins/api/contract';
import { useRecordContext } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { useAnswer } from '../dossier/use-answer';
import { useTexts } from './texts';

type Standing = DataOf<typeof playerActivities>;

/** The player's progress in each activity of late. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  return player && <Shown playerId={player.id} />;
}

function Shown({ playerId }: { playerId: string }) {
  const texts = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useAnswer<Standing>('/player/activities', { playerId });
  return (
    <Section title={texts.panel} lede={texts.panelLede}>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {data?.activities.length === 0 && <Typography color="text.secondary">{texts.nothingNow}</Typography>}
      {data !== undefined && data.activities.length > 0 && <Rows activities={data.activities} />}
      {data !== undefined && data.openings > 0 && (
        <Typography sx={{ mt: 1 }}>{`${texts.openings}: ${format.count(data.openings)}`}</Typography>
      )}
    </Section>
  );
}

function Rows({ activities }: Pick<Standing, 'activities'>) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{texts.activity}</TableCell>
          <TableCell>{texts.state}</TableCell>
          <TableCell align="right">{texts.progress}</TableCell>
          <TableCell align="right">{texts.received}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {activities.map(({ activityId, name, phase, done, steps, received }) => (
          <TableRow key={activityId}>
            <TableCell>{name}</TableCell>
            <TableCell>{texts.states[phase]}</TableCell>
            <TableCell align="right">{format.count(done)}</TableCell>
            <TableCell align="right">{`${received} / ${steps}`}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
