import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { DataOf } from '@skins/api/contract';
import type { playerTasks } from '@skins/api/tasks/contract';
import { useRecordContext } from 'react-admin';
import { useAnswer } from '../dossier/use-answer';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

type Tasks = DataOf<typeof playerTasks>;

/** The player's progress with each task box. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  return player && <Standing playerId={player.id} />;
}

function Standing({ playerId }: { playerId: string }) {
  const texts = useTexts();
  const { data, error, refetch } = useAnswer<Tasks>('/player/tasks', { playerId });
  return (
    <Section title={texts.tasks} lede={texts.tasksLede}>
      {error !== undefined && <LoadFailed error={error} retry={refetch} />}
      {data?.length === 0 && <Typography color="text.secondary">{texts.noTasks}</Typography>}
      {data !== undefined && data.length > 0 && <Rows tasks={data} />}
    </Section>
  );
}

function Rows({ tasks }: { tasks: Tasks }) {
  const texts = useTexts();
  const stateOf = ({ flag, claimable }: Tasks[number]) =>
    flag ? texts.claimed : claimable ? texts.claimable : texts.open;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{texts.period}</TableCell>
          <TableCell>{texts.box}</TableCell>
          <TableCell>{texts.asks}</TableCell>
          <TableCell align="right">{texts.progress}</TableCell>
          <TableCell>{texts.state}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tasks.map((task) => (
          <TableRow key={task.id}>
            <TableCell>{texts.periods[task.period]}</TableCell>
            <TableCell>{task.name}</TableCell>
            <TableCell>{task.taskName}</TableCell>
            <TableCell align="right">{`${task.amount} / ${task.codeMap}`}</TableCell>
            <TableCell>{stateOf(task)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
