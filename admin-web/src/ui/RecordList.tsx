import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { List, type SortPayload } from 'react-admin';
import { ListFailed } from './LoadFailed';
import { Pages } from './Pages';

const PER_PAGE = 25;

/** The list of a resource: a table, or cards where a table would not fit. Filters last as long as the visit. */
export function RecordList({
  name,
  sort,
  filters,
  table,
  cards,
  note,
}: {
  /** what the records are called */
  name: string;
  sort: SortPayload;
  filters: ReactElement[];
  table: ReactNode;
  cards: ReactNode;
  note?: ReactNode;
}) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List
      sort={sort}
      filters={filters}
      perPage={PER_PAGE}
      pagination={<Pages label={name} sizes={[25, 50, 100]} />}
      actions={false}
      exporter={false}
      storeKey={false}
      error={<ListFailed />}
      empty={false}
    >
      {narrow ? cards : table}
      {note}
    </List>
  );
}
