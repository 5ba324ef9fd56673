import { Box, TextField } from '@mui/material';
import type { Text } from '@skins/engine/catalogue';
import { LANGUAGES_GRID } from '../../shell/ui/grids';
import { useTexts } from './edit-texts';

const LANGUAGES = ['zh', 'en', 'ru', 'vi'] as const;

/** Edits a text in each language that players read. */
export function LanguageFields({
  label,
  text,
  isWrong,
  onChange,
  multiline = false,
}: {
  label: string;
  text: Text;
  isWrong: (line: string) => boolean;
  onChange: (text: Text) => void;
  multiline?: boolean;
}) {
  const { languages } = useTexts();
  return (
    <Box sx={LANGUAGES_GRID}>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={`${label} · ${languages[language]}`}
          value={text[language]}
          error={isWrong(text[language])}
          multiline={multiline}
          onChange={({ target }) => onChange({ ...text, [language]: target.value })}
        />
      ))}
    </Box>
  );
}
