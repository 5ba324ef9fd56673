import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { imageAt } from '@skins/engine/catalogue/odds';
import { useMemo, useState } from 'react';
import { useConsoleLocale } from '../../shell/i18n';
import { PictureField } from '../content/PictureField';
import { Art } from '../../shell/ui/Art';
import { useBegun } from '../../shell/ui/use-begun';
import { FIELDS_GRID } from '../../shell/ui/grids';
import { Rarity, useRarityNames } from '../../shell/ui/Rarity';
import { Section } from '../../shell/ui/Section';
import type { DeskSkin } from './calls';
import { useTexts as useEditTexts } from './edit-texts';
import { LanguageFields } from './LanguageFields';
import { SaveBar } from './SaveBar';
import {
  CATEGORIES,
  EXTERIORS,
  NEW_SKIN,
  RARITIES,
  type SkinDraft,
  changeIn,
  draftOf,
  faultsIn,
  isSkinName,
} from './skin-draft';
import { useTexts } from './texts';

const NONE_TAKEN: ReadonlySet<string> = new Set();

/** Makes a skin, or changes a known one. */
export function SkinForm({
  known,
  taken,
  imageOrigin,
}: {
  known: DeskSkin | undefined;
  taken: ReadonlySet<string>;
  imageOrigin: string | null;
}) {
  const texts = useEditTexts();
  const { fields } = texts;
  const locale = useConsoleLocale();
  const [draft, setDraft] = useState(() => (known === undefined ? NEW_SKIN : draftOf(known)));
  const faults = faultsIn(draft, known === undefined ? taken : NONE_TAKEN);
  const begun = useBegun(draft);
  const isNamed = Object.values(draft.name).every(isSkinName);
  const isRight = isNamed && Object.values(faults).every((wrong) => !wrong);
  const change = useMemo(() => (isRight ? changeIn(draft) : undefined), [draft, isRight]);
  return (
    <>
      <Section title={texts.known}>
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
          <div>
            <Art
              src={faults.image ? '' : imageAt(draft.image, imageOrigin)}
              size={180}
              alt={draft.name[locale]}
            />
            <div>
              <Rarity rarity={draft.rarity} />
            </div>
          </div>
          <Fields
            draft={draft}
            faults={begun ? faults : UNMARKED}
            isNew={known === undefined}
            imageOrigin={imageOrigin}
            onChange={setDraft}
          />
        </Box>
        <Typography variant="h3" sx={{ mt: 2 }}>
          {fields.name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {fields.nameHelp}
        </Typography>
        <LanguageFields
          label={fields.name}
          text={draft.name}
          isWrong={(line) => begun && !isSkinName(line)}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        {begun && !isRight && (
          <Alert severity="info" sx={{ mt: 1.5 }}>
            {texts.fix}
          </Alert>
        )}
      </Section>
      <SaveBar change={change} title={texts.skinTitle(draft.name[locale] || draft.skinId)} />
    </>
  );
}

/** Marks no field: nothing was typed yet. */
const UNMARKED: ReturnType<typeof faultsIn> = { skinId: false, image: false, price: false };

/** Everything but the name. */
function Fields({
  draft,
  faults,
  isNew,
  imageOrigin,
  onChange,
}: {
  draft: SkinDraft;
  faults: ReturnType<typeof faultsIn>;
  isNew: boolean;
  imageOrigin: string | null;
  onChange: (draft: SkinDraft) => void;
}) {
  const { fields, exteriors } = useEditTexts();
  const { categories } = useTexts();
  const rarities = useRarityNames();
  const field = (name: 'skinId' | 'price', help?: string) => (
    <TextField
      label={fields[name]}
      helperText={help}
      value={draft[name]}
      error={faults[name]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
      slotProps={{ htmlInput: { readOnly: name === 'skinId' && !isNew } }}
    />
  );
  return (
    <Box sx={{ ...FIELDS_GRID, flex: '1 1 320px' }}>
      {field('skinId', fields.skinIdHelp)}
      {field('price')}
      <PictureField
        use="skin"
        label={fields.image}
        helperText={fields.imageHelp}
        value={draft.image}
        shownAt={imageAt(draft.image, imageOrigin)}
        error={faults.image}
        onChange={(image) => onChange({ ...draft, image })}
      />
      <ChoiceField
        label={fields.rarity}
        value={draft.rarity}
        choices={RARITIES}
        names={rarities}
        onChange={(rarity) => onChange({ ...draft, rarity })}
      />
      <ChoiceField
        label={fields.category}
        value={draft.category}
        choices={CATEGORIES}
        names={categories}
        onChange={(category) => onChange({ ...draft, category })}
      />
      <ChoiceField
        label={fields.exterior}
        value={draft.exterior}
        choices={EXTERIORS}
        names={exteriors}
        onChange={(exterior) => onChange({ ...draft, exterior })}
      />
    </Box>
  );
}

function ChoiceField<Choice extends string>({
  label,
  value,
  choices,
  names,
  onChange,
}: {
  label: string;
  value: Choice;
  choices: readonly Choice[];
  names: Readonly<Record<Choice, string>>;
  onChange: (choice: Choice) => void;
}) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => {
        const choice = choices.find((one) => one === target.value);
        if (choice !== undefined) onChange(choice);
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {names[choice]}
        </MenuItem>
      ))}
    </TextField>
  );
}
