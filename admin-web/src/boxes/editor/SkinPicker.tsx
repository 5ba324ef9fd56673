import { Box, ButtonBase, TextField, Typography } from '@mui/material';
import { toGems } from '@skins/engine/catalogue/odds';
import { useState } from 'react';
import type { DeskSkin } from '../../catalogue/calls';
import { useConsoleLocale, useFormat } from '../../i18n';
import { Art } from '../../ui/Art';
import { SKIN_TYPE } from './ItemTable';
import { useTexts } from './texts';

const SHOWN = 40;

/** Skins that are not in the box yet, with their prices: dragged into it, or pressed. */
export function SkinPicker({
  skins,
  taken,
  onAdd,
}: {
  skins: readonly DeskSkin[];
  taken: ReadonlySet<string>;
  onAdd: (skinId: string) => void;
}) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const found = skins.filter(
    ({ skinId, name }) =>
      !taken.has(skinId) &&
      [skinId, ...Object.values(name)].some((text) => text.toLowerCase().includes(sought)),
  );
  return (
    <div>
      <TextField
        fullWidth
        label={texts.searchSkin}
        helperText={texts.pickerLede}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <Typography color="text.secondary">{texts.noSkins}</Typography>}
      <Box
        component="ul"
        aria-label={texts.addSkin}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflow: 'auto' }}
      >
        {found.slice(0, SHOWN).map(({ skinId, name, image, price }) => (
          <li key={skinId}>
            <ButtonBase
              draggable
              onDragStart={(event) => event.dataTransfer.setData(SKIN_TYPE, skinId)}
              onClick={() => onAdd(skinId)}
              sx={{ display: 'flex', width: '100%', gap: 1, p: 0.5, textAlign: 'left', cursor: 'grab' }}
            >
              <Art src={image} size={32} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name[locale]}
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
