import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  List,
  type RaRecord,
  type SortPayload,
  useGetResourceLabel,
  useResourceContext,
} from 'react-admin';
import { Cards } from './Cards';
import type { Column } from './column';
import { ListFailed } from './LoadFailed';
import { ListTools } from './ListTools';
import { Pages } from './Pages';

const PER_PAGE = 25;

/** The list of a resource: a table, or cards where a table does not fit. Filters last for the visit. */
export function RecordList<Row extends RaRecord>({
  sort,
  filters,
  columns,
  renderCard,
  note,
  actions,
}: {
  sort: SortPayload;
  filters: ReactElement[];
  columns: readonly Column<Row>[];
  /** custom content of a card; by default every column */
  renderCard?: (row: Row) => ReactNode;
  note?: ReactNode;
  /** actions next to the filters */
  actions?: ReactElement;
}) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const resource = useResourceContext();
  const labelOf = useGetResourceLabel();
  return (
    <List
      sort={sort}
      filters={filters}
      perPage={PER_PAGE}
      pagination={<Pages label={labelOf(resource ?? '')} sizes={[25, 50, 100]} />}
      actions={<ListTools>{actions}</ListTools>}
      exporter={false}
      storeKey={false}
      error={<ListFailed />}
      empty={false}
    >
      {narrow ? <Cards columns={columns} renderCard={renderCard} /> : <RecordTable columns={columns} />}
      {note}
    </List>
  );
}

const RecordTable = <Row extends RaRecord>({ columns }: { columns: readonly Column<Row>[] }) => (
  <DataTable<Row> bulkActionButtons={false} rowClick="show">
    {columns.map(({ label, render, sort, align, nowrap }) => (
      <DataTable.Col
        key={label}
        label={label}
        align={align}
        disableSort={sort === undefined}
        source={sort}
        render={render}
        sx={nowrap === true ? { whiteSpace: 'nowrap' } : undefined}
      />
    ))}
  </DataTable>
);
