import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { Shelf } from '@skins/engine/catalogue';
import { useState } from 'react';
import { useTexts } from './edit-texts';

/** Adds an empty shelf, whose names are still to be written. */
export function NewShelf({ taken, onAdd }: { taken: ReadonlySet<string>; onAdd: (shelf: Shelf) => void }) {
  const texts = useTexts();
  const [shelfId, setShelfId] = useState('');
  const [kind, setKind] = useState<Shelf['kind']>('hash');
  const isRight = /^[a-z0-9-]{1,40}$/.test(shelfId) && !taken.has(shelfId);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mt: 2 }}>
      <TextField
        label={`${texts.newShelf} · ${texts.shelfId}`}
        value={shelfId}
        error={shelfId !== '' && !isRight}
        onChange={({ target }) => setShelfId(target.value)}
      />
      <TextField
        select
        label={texts.shelfKind}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'csgo' ? 'csgo' : 'hash')}
        sx={{ minWidth: 120 }}
      >
        {(['hash', 'csgo'] as const).map((one) => (
          <MenuItem key={one} value={one}>
            {texts.kinds[one]}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        disabled={!isRight}
        onClick={() => {
          onAdd({ shelfId, kind, name: { zh: '', en: '', ru: '', vi: '' } });
          setShelfId('');
        }}
      >
        {texts.addShelf}
      </Button>
    </Box>
  );
}
