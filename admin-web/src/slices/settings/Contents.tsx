import { Box } from '@mui/material';
import type { SettingRecord } from '@skins/api/settings/resources';
import { useFormat } from '../../shell/i18n';
import { figuresOf } from './content-figures';
import { figureText } from './figures';
import { useTexts } from './texts';

/** What a version of a setting says, in words and numbers; what it changed stands out. */
export function Contents({
  content,
  before,
  fields,
}: {
  content: unknown;
  /** of the version before; undefined where there was none */
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
