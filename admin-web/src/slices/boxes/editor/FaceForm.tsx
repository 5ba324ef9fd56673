import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { Desk, DeskSkin } from '../../catalogue/calls';
import { LanguageFields } from '../../catalogue/LanguageFields';
import { PictureField } from '../../content/PictureField';
import { useConsoleLocale } from '../../../shell/i18n';
import { Section } from '../../../shell/ui/Section';
import { type BoxDraft, type FieldFault, NO_SHELF } from './draft';
import { useTexts } from './texts';
import { FIELDS_GRID } from '../../../shell/ui/grids';

interface FormProps {
  readonly draft: BoxDraft;
  readonly faults: readonly FieldFault[];
  readonly onChange: (draft: BoxDraft) => void;
}

/** Price, shelf and limits. */
export function TermsForm({ draft, faults, onChange, shelves }: FormProps & { shelves: Desk['shelves'] }) {
  const { fields, parts } = useTexts();
  const locale = useConsoleLocale();
  const field = (name: 'price' | 'number' | 'perDay' | 'allowance', label: string, help?: string) => (
    <TextField
      label={label}
      helperText={help}
      value={draft[name]}
      error={faults.includes(name === 'perDay' || name === 'allowance' ? 'terms' : name)}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
  return (
    <Section title={parts.price}>
      <Box sx={FIELDS_GRID}>
        {field('price', fields.price)}
        {field('number', fields.number)}
        <TextField
          select
          label={fields.shelf}
          value={draft.shelfId}
          error={faults.includes('shelfId')}
          onChange={({ target }) => onChange({ ...draft, shelfId: target.value })}
        >
          {shelves.map(({ shelfId, name }) => (
            <MenuItem key={shelfId} value={shelfId}>
              {name[locale]}
            </MenuItem>
          ))}
          <MenuItem value={NO_SHELF}>{fields.noShelf}</MenuItem>
        </TextField>
        {field('perDay', fields.perDay, fields.perDayHelp)}
        {field('allowance', fields.allowance, fields.allowanceHelp)}
      </Box>
    </Section>
  );
}

/** Id, picture, item on show and texts. */
export function FaceForm({
  draft,
  faults,
  onChange,
  isNew,
  skins,
}: FormProps & { isNew: boolean; skins: ReadonlyMap<string, DeskSkin> }) {
  const { fields, parts } = useTexts();
  const locale = useConsoleLocale();
  const inAll = (name: 'name' | 'lede', label: string) => (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {label}
      </Typography>
      <LanguageFields
        label={label}
        text={draft[name]}
        isWrong={(line) => faults.includes(name) && line.trim() === ''}
        multiline={name === 'lede'}
        onChange={(text) => onChange({ ...draft, [name]: text })}
      />
    </>
  );
  return (
    <Section title={parts.face}>
      <Box sx={FIELDS_GRID}>
        <TextField
          label={fields.boxId}
          helperText={fields.boxIdHelp}
          value={draft.boxId}
          error={faults.includes('boxId')}
          onChange={({ target }) => onChange({ ...draft, boxId: target.value })}
          slotProps={{ htmlInput: { readOnly: !isNew } }}
        />
        <PictureField
          use="box"
          label={fields.image}
          helperText={fields.imageHelp}
          value={draft.image}
          error={faults.includes('image')}
          onChange={(image) => onChange({ ...draft, image })}
        />
        <TextField
          select
          label={fields.hero}
          value={draft.hero}
          error={faults.includes('hero')}
          onChange={({ target }) => onChange({ ...draft, hero: target.value })}
        >
          {draft.items.map(({ skinId }) => (
            <MenuItem key={skinId} value={skinId}>
              {skins.get(skinId)?.name[locale] ?? skinId}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {inAll('name', fields.name)}
      {inAll('lede', fields.lede)}
    </Section>
  );
}
