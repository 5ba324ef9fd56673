import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Column } from './column';

/** Rows that came whole, as a table that scrolls where it is too wide. The first column says what each row is of. */
export const RowTable = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  minWidth,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  minWidth?: number;
}) => (
  // Focusable, so that the keyboard can scroll it, too.
  <TableContainer tabIndex={0} role="group" aria-label={label}>
    <Table size="small" sx={{ minWidth }}>
      <TableHead>
        <TableRow>
          {columns.map(({ label, align }) => (
            <TableCell key={label} align={align}>
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)}>
            {columns.map(({ label, render, align, nowrap }, k) => (
              <TableCell
                key={label}
                align={align}
                sx={nowrap ? { whiteSpace: 'nowrap' } : undefined}
                {...(k === 0 && { component: 'th', scope: 'row' })}
              >
                {render(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
