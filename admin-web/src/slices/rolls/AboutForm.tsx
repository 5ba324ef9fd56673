import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { PictureField } from '../content/PictureField';
import { Section } from '../../shell/ui/Section';
import { TimeField } from '../../shell/ui/TimeField';
import { useBegun } from '../../shell/ui/use-begun';
import { useCreateTexts } from './create-texts';
import { KINDS, LANGUAGES, type RoomDraft, faultsOf } from './draft';
import { FIELDS_GRID, LANGUAGES_GRID } from '../../shell/ui/grids';

export interface FormProps {
  readonly draft: RoomDraft;
  readonly onDraft: (draft: RoomDraft) => void;
}

interface AboutProps extends FormProps {
  /** milliseconds since 1970; null if empty */
  readonly closesAt: number | null;
  readonly onClosesAt: (time: number | null) => void;
}

/** The room's owner, name and closing time. */
export function AboutForm({ draft, onDraft, closesAt, onClosesAt }: AboutProps) {
  const texts = useCreateTexts();
  const faults = faultsOf(draft);
  const begun = useBegun(draft);
  return (
    <Section title={texts.about} lede={texts.aboutLede}>
      <Box sx={FIELDS_GRID}>
        <TextField
          select
          label={texts.kind}
          value={draft.kind}
          onChange={({ target }) => {
            const kind = KINDS.find((one) => one === target.value);
            if (kind !== undefined) onDraft({ ...draft, kind });
          }}
        >
          {KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {texts.kinds[kind]}
            </MenuItem>
          ))}
        </TextField>
        {draft.kind === 'streamer' && (
          <TextField
            label={texts.host}
            value={draft.host}
            error={begun && faults.host}
            onChange={({ target }) => onDraft({ ...draft, host: target.value })}
          />
        )}
        <TimeField
          label={texts.closes}
          helperText={texts.closesHelp}
          value={closesAt}
          error={begun && closesAt === null}
          onChange={onClosesAt}
        />
        <PictureField
          use="room"
          label={texts.image}
          helperText={texts.imageHelp}
          value={draft.image}
          error={begun && faults.image}
          onChange={(image) => onDraft({ ...draft, image })}
        />
      </Box>
      {(['name', 'description'] as const).map((field) => (
        <Box key={field}>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {texts[field]}
          </Typography>
          <Box sx={LANGUAGES_GRID}>
            {LANGUAGES.map((language) => (
              <TextField
                key={language}
                label={`${texts[field]} · ${texts.languages[language]}`}
                value={draft[field][language]}
                error={begun && field === 'name' && faults.name(language)}
                slotProps={{ htmlInput: { maxLength: 200 } }}
                onChange={({ target }) =>
                  onDraft({ ...draft, [field]: { ...draft[field], [language]: target.value } })
                }
              />
            ))}
          </Box>
        </Box>
      ))}
    </Section>
  );
}
