import { Typography } from '@mui/material';

/** Tells a screen reader what the last key did; nobody else sees it. */
export const Said = ({ children }: { children: string }) => (
  <Typography
    role="status"
    sx={{ position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px' }}
  >
    {children}
  </Typography>
);
