import { Box, ButtonBase, TextField, Typography } from '@mui/material';
import { isFound, searchable, soughtIn } from '@skins/engine/typed';
import { type DragEvent, useState } from 'react';
import { useFormat } from '../../shell/i18n';
import type { DeskSkin } from './calls';
import { SkinLine } from './SkinLine';

const SHOWN = 40;

interface SkinPickerProps {
  /** in display order */
  skins: readonly DeskSkin[];
  words: {
    readonly search: string;
    readonly help?: string;
    /** the list's accessible label */
    readonly list: string;
    readonly none: string;
    readonly more: (count: string) => string;
  };
  onAdd: (skinId: string) => void;
  /** makes skins draggable */
  onDrag?: (event: DragEvent, skinId: string) => void;
}

/** Skins with prices, searchable by id and by name in any language. A skin is pressed or dragged. */
export function SkinPicker({ skins, words, onAdd, onDrag }: SkinPickerProps) {
  const format = useFormat();
  const [search, setSearch] = useState('');
  const sought = soughtIn(search);
  const found = skins.filter(({ skinId, name }) =>
    isFound(sought, searchable([skinId, ...Object.values(name)])),
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
        {found.slice(0, SHOWN).map((skin) => (
          <li key={skin.skinId}>
            <ButtonBase
              draggable={onDrag !== undefined}
              onDragStart={(event) => onDrag?.(event, skin.skinId)}
              onClick={() => onAdd(skin.skinId)}
              sx={{
                display: 'flex',
                width: '100%',
                gap: 1,
                p: 0.5,
                textAlign: 'left',
                cursor: onDrag === undefined ? 'pointer' : 'grab',
              }}
            >
              <SkinLine skin={skin} />
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
