import { Box, Typography } from '@mui/material';
import type { ItemRow } from '@skins/api/bag/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Art } from '../../shell/ui/Art';
import { Rarity } from '../../shell/ui/Rarity';
import { RelatedRecords } from '../../shell/ui/RelatedRecords';
import { useTexts } from './texts';

/** The player's items, newest first. */
export function Panel() {
  const texts = useTexts();
  return (
    <RelatedRecords<ItemRow>
      title={texts.bag}
      reference="items"
      target="playerId"
      sort={{ field: 'granted', order: 'DESC' }}
      sizes={[12, 24, 48, 96]}
    >
      {(items) =>
        items.length === 0 ? (
          <Typography color="text.secondary">{texts.bagEmpty}</Typography>
        ) : (
          <Grid items={items} />
        )
      }
    </RelatedRecords>
  );
}

const Grid = ({ items }: { items: readonly ItemRow[] }) => (
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
    {items.map((item) => (
      <Item key={item.id} item={item} />
    ))}
  </Box>
);

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
