import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ListNoResults,
  type RaRecord,
  RecordContextProvider,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Art } from './Art';
import type { Column } from './column';

/** A list as cards, one per record, where a table does not fit. */
export function Cards<Row extends RaRecord>({
  columns,
  renderCard,
}: {
  columns: readonly Column<Row>[];
  /** custom content; by default every column */
  renderCard?: (row: Row) => ReactNode;
}) {
  const { data, isPending } = useListContext<Row>();
  if (isPending) return null;
  if (data === undefined || data.length === 0) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          {renderCard === undefined ? <PlainCard row={row} columns={columns} /> : renderCard(row)}
        </RecordContextProvider>
      ))}
    </Box>
  );
}

/** A card that links to its record's page. */
export function RecordCard({
  image,
  title,
  children,
}: {
  image?: string;
  title: string;
  children: ReactNode;
}) {
  const resource = useResourceContext();
  const record = useRecordContext();
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {image !== undefined && <Art src={image} size={56} />}
      <Box sx={{ minWidth: 0 }}>
        {/* the link covers the card, so that all of it can be tapped */}
        <Link
          component={RouterLink}
          to={`/${resource}/${encodeURIComponent(record?.id ?? '')}/show`}
          underline="none"
          sx={{ fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {title}
        </Link>
        <Typography component="div" variant="body2" color="text.secondary">
          {children}
        </Typography>
      </Box>
    </Box>
  );
}

/** Shows the table's columns, one per line. */
const PlainCard = <Row extends RaRecord>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) => (
  <RecordCard title={String(row.id)}>
    {columns.map(({ label, render }) => (
      <div key={label}>
        {label} {render(row)}
      </div>
    ))}
  </RecordCard>
);
