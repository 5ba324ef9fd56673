import { Box, ButtonBase, TextField, Typography } from '@mui/material';
import { toGems } from '@skins/engine/catalogue/odds';
import { useState } from 'react';
import type { DeskSkin } from '../catalogue/calls';
import { useConsoleLocale, useFormat } from '../i18n';
import { Art } from '../ui/Art';
import { useCreateTexts } from './create-texts';

const SHOWN = 40;

/** The skins of the catalogue with their prices, the dearest first: a press adds one to the prizes. */
export function PrizePicker({
  skins,
  onAdd,
}: {
  skins: readonly DeskSkin[];
  onAdd: (skinId: string) => void;
}) {
  const texts = useCreateTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const found = skins
    .filter(({ skinId, name }) =>
      [skinId, ...Object.values(name)].some((text) => text.toLowerCase().includes(sought)),
    )
    .toSorted((a, b) => b.price - a.price);
  return (
    <div>
      <TextField
        fullWidth
        label={texts.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <Typography color="text.secondary">{texts.noSkins}</Typography>}
      <Box
        component="ul"
        aria-label={texts.add}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflow: 'auto' }}
      >
        {found.slice(0, SHOWN).map(({ skinId, name, image, price }) => (
          <li key={skinId}>
            <ButtonBase
              onClick={() => onAdd(skinId)}
              sx={{ display: 'flex', width: '100%', gap: 1, p: 0.5, textAlign: 'left' }}
            >
              <Art src={image} size={32} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name[locale]}{' '}
                <Typography component="span" variant="body2" color="text.secondary">
                  {skinId}
                </Typography>
              </Box>
              <span>{format.gems(toGems(price))}</span>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {found.length > SHOWN && (
        <Typography variant="body2" color="text.secondary">
          {texts.more(format.count(found.length - SHOWN))}
        </Typography>
      )}
    </div>
  );
}
