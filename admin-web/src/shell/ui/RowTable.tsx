import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Column } from './column';

/** A table of rows that are fully loaded; it scrolls if it is too wide. The first column is the row's heading. */
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
  // Focusable, so that the keyboard can scroll it.
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
