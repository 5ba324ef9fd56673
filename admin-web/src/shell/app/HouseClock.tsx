import { type Theme, Typography, useMediaQuery } from '@mui/material';
import { useContext } from 'react';
import { HouseOffset, useTexts, zoneText } from '../i18n';

/** Shows the console's time zone: in the top bar, or below it on narrow screens. */
export function HouseClock({ where }: { where: 'bar' | 'below' }) {
  const texts = useTexts();
  const offset = useContext(HouseOffset);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (offset === undefined || narrow !== (where === 'below')) return null;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Typography
      variant="caption"
      component="p"
      title={texts.browserZone(timeZone)}
      sx={{ m: 1, mb: 0, mt: where === 'bar' ? 0 : 1, textAlign: 'right' }}
    >
      {offset === null ? zoneText(0) : texts.clock(zoneText(offset))}
    </Typography>
  );
}
