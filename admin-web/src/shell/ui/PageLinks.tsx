import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';

/** Buttons that lead to other pages. */
export const PageLinks = ({
  links,
}: {
  links: readonly { readonly to: string; readonly label: string }[];
}) => (
  <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end', mt: 1 }}>
    {links.map(({ to, label }) => (
      <Button key={to} component={Link} to={to} size="small" variant="outlined">
        {label}
      </Button>
    ))}
  </Box>
);
