import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ProjectionRow } from '@skins/api/health/resources';
import { useGetList } from 'react-admin';
import { useFormat, useTexts } from '../i18n';
import { LoadFailed } from '../ui/LoadFailed';

const MANY = { page: 1, perPage: 200 };

/** How far each list is behind the log, and which have stopped. */
export function ProjectionTable({ everyMs }: { everyMs: number }) {
  const texts = useTexts().health;
  const format = useFormat();
  const { data, error, refetch } = useGetList<ProjectionRow>(
    'projections',
    { pagination: MANY, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { refetchInterval: everyMs, retry: false },
  );
  if (error !== null) return <LoadFailed error={error} retry={() => void refetch()} />;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={texts.lists}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{texts.list}</TableCell>
            <TableCell>{texts.state}</TableCell>
            <TableCell align="right">{texts.lag}</TableCell>
            <TableCell align="right">{texts.position}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data?.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {row.id}
              </TableCell>
              <TableCell>
                <State row={row} />
              </TableCell>
              <TableCell align="right">{format.count(row.lag)}</TableCell>
              <TableCell align="right">{Number(row.position)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function State({ row: { lag, parked } }: { row: ProjectionRow }) {
  const texts = useTexts().health;
  if (parked !== null)
    return (
      <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
        {texts.parked}: {parked}
      </Box>
    );
  return <>{lag === 0 ? texts.running : texts.catchingUp}</>;
}
