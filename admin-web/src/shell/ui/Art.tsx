import { Box } from '@mui/material';
import { PALETTE } from './palette';

/** A picture of the shop on a plate. It needs no alternative text if its name stands next to it. */
export const Art = ({ src, size, alt = '' }: { src: string; size: number; alt?: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      flex: 'none',
      width: size,
      height: size,
      p: '3px',
      borderRadius: 1,
      background: PALETTE.plate,
      border: `1px solid ${PALETTE.line}`,
    }}
  >
    {src !== '' && (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        style={{ width: '100%', height: '100%', objectFit: 'contain' }}
      />
    )}
  </Box>
);
