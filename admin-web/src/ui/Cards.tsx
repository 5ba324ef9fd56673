import { Box, Link, Typography } from '@mui/material';
import { type ComponentType, type ReactNode } from 'react';
import {
  ListNoResults,
  RecordContextProvider,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Art } from './Art';

/** A list where a table would not fit: a card a record, which finds its record in the context. */
export function Cards({ card: Card }: { card: ComponentType }) {
  const { data, isPending } = useListContext();
  if (isPending) return null;
  if (data === undefined || data.length === 0) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Card />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

/** A card that leads to its record's page. */
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
