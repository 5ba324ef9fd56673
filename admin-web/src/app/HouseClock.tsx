import { Typography } from '@mui/material';
import { useContext } from 'react';
import { HouseOffset, useTexts, zoneText } from '../i18n';

/** Says which clock the console goes by. */
export function HouseClock() {
  const texts = useTexts();
  const offset = useContext(HouseOffset);
  if (offset === undefined) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Typography
      variant="caption"
      title={texts.browserZone(timeZone)}
      sx={{ mx: 1, textAlign: 'right', maxWidth: { xs: 80, sm: 'none' }, lineHeight: 1.25 }}
    >
      {texts.clock(zoneText(offset))}
    </Typography>
  );
}
