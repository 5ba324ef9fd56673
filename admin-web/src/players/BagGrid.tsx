import { Box, Typography } from '@mui/material';
import type { ItemRow } from '@skins/api/bag/resources';
import { ReferenceManyField, useListContext } from 'react-admin';
import { useConsoleLocale, useFormat, useTexts } from '../i18n';
import { Art } from '../ui/Art';
import { LoadFailed } from '../ui/LoadFailed';
import { Pages } from '../ui/Pages';
import { Rarity } from '../ui/Rarity';
import { Section } from '../ui/Section';

const PER_PAGE = 12;

/** What the player holds, newest first. */
export function BagGrid() {
  const texts = useTexts().players;
  return (
    <Section title={texts.bag}>
      <ReferenceManyField
        reference="items"
        target="playerId"
        sort={{ field: 'granted', order: 'DESC' }}
        perPage={PER_PAGE}
        pagination={<Pages label={texts.bag} sizes={[12, 24, 48, 96]} />}
      >
        <Grid />
      </ReferenceManyField>
    </Section>
  );
}

function Grid() {
  const texts = useTexts().players;
  const { data, error, isPending, refetch } = useListContext<ItemRow>();
  if (error) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (isPending || data === undefined) return null;
  if (data.length === 0) return <Typography color="text.secondary">{texts.bagEmpty}</Typography>;
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
      }}
    >
      {data.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </Box>
  );
}

function Item({ item: { id, names, image, rarity, value, granted } }: { item: ItemRow }) {
  const locale = useConsoleLocale();
  const format = useFormat();
  return (
    <Box component="li" title={`${id} · ${format.time(granted)}`} sx={{ minWidth: 0 }}>
      <Art src={image} size={112} />
      <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
        {names[locale]}
      </Typography>
      <Typography variant="body2">
        <Rarity rarity={rarity} />
      </Typography>
      <Typography variant="body2">{format.gems(value)}</Typography>
    </Box>
  );
}
