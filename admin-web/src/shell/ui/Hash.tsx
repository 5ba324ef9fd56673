import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton } from '@mui/material';
import { useNotify } from 'react-admin';
import { useTexts } from '../i18n';
import { MONO } from './palette';

const SHOWN = 8;

/** A hash that can be copied whole; `short` shows only its first digits. */
export function Hash({ value, short = false }: { value: string; short?: boolean }) {
  const texts = useTexts();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify(texts.copied);
    } catch {
      notify(texts.copyFailed, { type: 'warning' });
    }
  };
  if (short)
    return (
      <Box component="span" title={value} sx={{ fontFamily: MONO, fontSize: '.8125rem' }}>
        {value.slice(0, SHOWN)}
      </Box>
    );
  return (
    <Box component="span" sx={{ fontFamily: MONO, fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
      {value}
      <IconButton
        size="small"
        aria-label={`${texts.copy} ${value.slice(0, SHOWN)}`}
        onClick={() => void copy()}
      >
        <CopyIcon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}
