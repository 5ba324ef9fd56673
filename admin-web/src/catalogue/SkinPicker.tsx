import { Box, ButtonBase, TextField, Typography } from '@mui/material';
import { toGems } from '@skins/engine/catalogue/odds';
import { type DragEvent, useState } from 'react';
import { useConsoleLocale, useFormat } from '../i18n';
import { Art } from '../ui/Art';
import type { DeskSkin } from './calls';

const SHOWN = 40;

export interface SkinPickerProps {
  /** in their order */
  skins: readonly DeskSkin[];
  words: {
    readonly search: string;
    readonly help?: string;
    /** of the list, for who does not see it */
    readonly list: string;
    readonly none: string;
    readonly more: (count: string) => string;
  };
  onAdd: (skinId: string) => void;
  /** what is dragged; undefined: nothing is */
  onDrag?: (event: DragEvent, skinId: string) => void;
}

/** Skins with their prices, found by names in any language and by ids: one is pressed, or dragged away. */
export function SkinPicker({ skins, words, onAdd, onDrag }: SkinPickerProps) {
  const format = useFormat();
  const locale = useConsoleLocale();
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const found = skins.filter(({ skinId, name }) =>
    [skinId, ...Object.values(name)].some((text) => text.toLowerCase().includes(sought)),
  );
  return (
    <div>
      <TextField
        fullWidth
        label={words.search}
        helperText={words.help}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <Typography color="text.secondary">{words.none}</Typography>}
      <Box
        component="ul"
        aria-label={words.list}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflow: 'auto' }}
      >
        {found.slice(0, SHOWN).map(({ skinId, name, image, price }) => (
          <li key={skinId}>
            <ButtonBase
              draggable={onDrag !== undefined}
              onDragStart={(event) => onDrag?.(event, skinId)}
              onClick={() => onAdd(skinId)}
              sx={{
                display: 'flex',
                width: '100%',
                gap: 1,
                p: 0.5,
                textAlign: 'left',
                cursor: onDrag === undefined ? 'pointer' : 'grab',
              }}
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
          {words.more(format.count(found.length - SHOWN))}
        </Typography>
      )}
    </div>
  );
}
