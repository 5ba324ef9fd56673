import { Box, Tooltip } from '@mui/material';
import { useFormat } from '../../i18n';
import { useTexts } from './texts';

const NOTABLE = 2;
const EXTREME = 3;

/** How far something is from what was promised, in standard deviations: said in a word, too. */
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
