import { Box, Tooltip } from '@mui/material';
import { useFormat } from '../../i18n';
import { useTexts } from './texts';

const NOTABLE = 2;
const EXTREME = 3;

/** A deviation from the published value in standard deviations, also in a word. */
export function Deviation({ value }: { value: number | null }) {
  const texts = useTexts();
  const format = useFormat();
  if (value === null) return <>{texts.none}</>;
  const degree = degreeOf(value);
  const colour = { normal: 'text.primary', notable: 'warning.main', extreme: 'error.main' }[degree];
  return (
    <Tooltip title={texts.degrees[degree]}>
      <Box component="span" sx={{ color: colour, whiteSpace: 'nowrap' }}>
        {texts.sigma(format.signed(value))}
        {degree !== 'normal' && ` · ${texts.degrees[degree]}`}
      </Box>
    </Tooltip>
  );
}

function degreeOf(value: number): 'normal' | 'notable' | 'extreme' {
  const distance = Math.abs(value);
  if (distance < NOTABLE) return 'normal';
  return distance < EXTREME ? 'notable' : 'extreme';
}
