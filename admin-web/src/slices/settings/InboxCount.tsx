import { Chip } from '@mui/material';
import { useFormat } from '../../shell/i18n';
import { useInbox } from './use-inbox';

/** How much waits for this operator; nothing for none. */
export function Count() {
  const { count } = useInbox();
  const format = useFormat();
  return count === 0 ? null : (
    <Chip label={format.count(count)} size="small" color="primary" sx={{ ml: 1, height: 20 }} />
  );
}
