import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** takes the full width */
  readonly wide?: boolean;
}

/** Facts as labels with values. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(170px, 1fr))' },
      gap: 2,
    }}
  >
    {facts.map(({ label, value, wide }) => (
      <Box key={label} sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);
