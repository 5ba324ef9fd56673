import { Box, Typography } from '@mui/material';
import { toGems } from '@skins/engine/catalogue/odds';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { Art } from '../../shell/ui/Art';
import type { DeskSkin } from './calls';

/** A skin in a row laid out by its parent: picture, name and id, price. */
export function SkinLine({ skin: { skinId, name, image, price } }: { skin: DeskSkin }) {
  const format = useFormat();
  const locale = useConsoleLocale();
  return (
    <>
      <Art src={image} size={32} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name[locale]}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {skinId}
        </Typography>
      </Box>
      <span>{format.gems(toGems(price))}</span>
    </>
  );
}
