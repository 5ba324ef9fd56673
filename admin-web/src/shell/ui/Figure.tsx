import { Card, Typography } from '@mui/material';

/** A prominent number. */
export const Figure = ({ label, value, note }: { label: string; value: string; note?: string }) => (
  <Card sx={{ p: 2 }}>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>{value}</Typography>
    {note !== undefined && (
      <Typography variant="body2" color="text.secondary">
        {note}
      </Typography>
    )}
  </Card>
);
