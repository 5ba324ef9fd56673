import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import type { SkinEntry, Text } from '@skins/engine/catalogue';
import { imageAt, parseGems, toGems } from '@skins/engine/catalogue/odds';
import { useMemo, useState } from 'react';
import { useConsoleLocale } from '../../shell/i18n';
import { Art } from '../../shell/ui/Art';
import { Rarity, useRarityNames } from '../../shell/ui/Rarity';
import { Section } from '../../shell/ui/Section';
import { type DeskSkin, changeOf } from './calls';
import { useTexts as useEditTexts } from './edit-texts';
import { SaveBar } from './SaveBar';
import { useTexts } from './texts';
import { FIELDS_GRID, LANGUAGES_GRID } from '../../shell/ui/grids';

const LANGUAGES = ['zh', 'en', 'ru', 'vi'] as const;
const RARITIES = ['contraband', 'ancient', 'legendary', 'mythical', 'rare', 'uncommon', 'common'] as const;
const CATEGORIES = [
  'rifle',
  'sniper',
  'smg',
  'pistol',
  'shotgun',
  'machinegun',
  'knife',
  'hands',
  'charm',
  'sticker',
] as const;
const EXTERIORS = ['none', 'fn', 'mw', 'ft', 'ww', 'bs'] as const;
const NAME = /^[^|]*[^|\s] \| [^|\s][^|]*$/;
const IMAGE = /^(\/[\w~%-][\w.~%-]*)+$/;
/** A skin as it is typed. */
interface SkinDraft {
  readonly skinId: string;
  readonly name: Text;
  readonly image: string;
  readonly rarity: SkinEntry['rarity'];
  readonly category: SkinEntry['category'];
  readonly exterior: (typeof EXTERIORS)[number];
  readonly price: string;
}

const NEW: SkinDraft = {
  skinId: '',
  name: { zh: '', en: '', ru: '', vi: '' },
  image: '',
  rarity: 'common',
  category: 'rifle',
  exterior: 'none',
  price: '',
};

const draftOf = ({ skinId, name, image, rarity, category, exterior, price }: DeskSkin): SkinDraft => ({
  skinId,
  name,
  image,
  rarity: RARITIES.find((one) => one === rarity) ?? 'common',
  category: CATEGORIES.find((one) => one === category) ?? 'rifle',
  exterior: exterior ?? 'none',
  price: String(toGems(price)),
});

/** Makes a skin, or changes the one that is there. */
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
  const { categories } = useTexts();
  const rarities = useRarityNames();
  const locale = useConsoleLocale();
  const [draft, setDraft] = useState(() => (known === undefined ? NEW : draftOf(known)));
  const price = parseGems(draft.price.trim());
  const faults = {
    skinId: !/^[a-z0-9-]{1,40}$/.test(draft.skinId) || (known === undefined && taken.has(draft.skinId)),
    image: !IMAGE.test(draft.image),
    price: price === undefined || price === 0,
  };
  const isNamed = LANGUAGES.every((language) => NAME.test(draft.name[language]));
  const isRight = isNamed && Object.values(faults).every((wrong) => !wrong);
  const change = useMemo(() => {
    if (!isRight || price === undefined) return undefined;
    const { exterior, ...rest } = draft;
    return changeOf({ skins: [{ ...rest, exterior: exterior === 'none' ? null : exterior, price }] });
  }, [draft, isRight, price]);
  const field = (name: 'skinId' | 'image' | 'price', help?: string) => (
    <TextField
      label={fields[name]}
      helperText={help}
      value={draft[name]}
      error={faults[name]}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      slotProps={{ htmlInput: { readOnly: name === 'skinId' && known !== undefined } }}
    />
  );
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
          <Box sx={{ ...FIELDS_GRID, flex: '1 1 320px' }}>
            {field('skinId', fields.skinIdHelp)}
            {field('price')}
            {field('image', fields.imageHelp)}
            <TextField
              select
              label={fields.rarity}
              value={draft.rarity}
              onChange={({ target }) => {
                const rarity = RARITIES.find((one) => one === target.value);
                if (rarity !== undefined) setDraft({ ...draft, rarity });
              }}
            >
              {RARITIES.map((rarity) => (
                <MenuItem key={rarity} value={rarity}>
                  {rarities[rarity]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={fields.category}
              value={draft.category}
              onChange={({ target }) => {
                const category = CATEGORIES.find((one) => one === target.value);
                if (category !== undefined) setDraft({ ...draft, category });
              }}
            >
              {CATEGORIES.map((category) => (
                <MenuItem key={category} value={category}>
                  {categories[category]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={fields.exterior}
              value={draft.exterior}
              onChange={({ target }) => {
                const exterior = EXTERIORS.find((one) => one === target.value);
                if (exterior !== undefined) setDraft({ ...draft, exterior });
              }}
            >
              {EXTERIORS.map((exterior) => (
                <MenuItem key={exterior} value={exterior}>
                  {texts.exteriors[exterior]}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        </Box>
        <Typography variant="h3" sx={{ mt: 2 }}>
          {fields.name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {fields.nameHelp}
        </Typography>
        <Box sx={LANGUAGES_GRID}>
          {LANGUAGES.map((language) => (
            <TextField
              key={language}
              label={`${fields.name} · ${texts.languages[language]}`}
              value={draft.name[language]}
              error={!NAME.test(draft.name[language])}
              onChange={({ target }) => {
                const name: Text = { ...draft.name, [language]: target.value };
                setDraft({ ...draft, name });
              }}
            />
          ))}
        </Box>
        {!isRight && (
          <Alert severity="info" sx={{ mt: 1.5 }}>
            {texts.fix}
          </Alert>
        )}
      </Section>
      <SaveBar change={change} title={texts.skinTitle(draft.name[locale] || draft.skinId)} />
    </>
  );
}
