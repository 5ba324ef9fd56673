import { Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A titled section of a page. */
export function Section({ title, lede, children }: { title: string; lede?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, mt: 2 }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {lede !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
          {lede}
        </Typography>
      )}
      <div style={{ marginTop: 16 }}>{children}</div>
    </Card>
  );
}
