import { Box } from '@mui/material';
import type { SettingRecord } from '@skins/api/settings/resources';
import { useFormat } from '../../shell/i18n';
import { figuresOf } from './content-figures';
import { figureText } from './figures';
import { useTexts } from './texts';

/** The content of a setting's version in words and numbers; changes are highlighted. */
export function Contents({
  content,
  before,
  fields,
}: {
  content: unknown;
  /** the previous version; undefined if there is none */
  before: unknown;
  fields: SettingRecord['fields'];
}) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(10em, max-content) minmax(6em, 1fr)',
        columnGap: 2,
      }}
    >
      {figuresOf(content, fields, before).map(({ path, name, value, unit, changed }) => (
        <Box key={path} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: changed ? 700 : 400 }}>
            {figureText(value, unit, texts, format)}
            {changed && ` · ${texts.changedHere}`}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
