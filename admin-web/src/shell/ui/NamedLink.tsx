import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Art } from './Art';

/** A picture and a name that link to a page. */
export const NamedLink = ({ to, image, name }: { to: string; image?: string; name: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
    {image !== undefined && <Art src={image} size={44} />}
    <Link component={RouterLink} to={to} underline="hover" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
      {name}
    </Link>
  </Box>
);
