import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import type { Shelf } from '@skins/engine/catalogue';
import { imageAt } from '@skins/engine/catalogue/odds';
import type { DragEvent, DragEventHandler, KeyboardEventHandler } from 'react';
import { useConsoleLocale } from '../../shell/i18n';
import { Art } from '../../shell/ui/Art';
import type { DeskBox } from './calls';
import { useTexts } from './edit-texts';

/** The type under which a dragged box carries its id. */
export const BOX_TYPE = 'application/x-box';

const CARD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  p: 0.75,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'grab',
};

/** A box on its shelf: dragged, moved by keys on its handle, or put on another shelf. */
export function ArrangedBox({
  boxId,
  box,
  shelfId,
  shelves,
  imageOrigin,
  dropping,
  onKeyDown,
  onShelf,
}: {
  boxId: string;
  box: DeskBox | undefined;
  shelfId: string;
  shelves: readonly Shelf[];
  imageOrigin: string | null;
  /** takes another box that is dropped on this one */
  dropping: { readonly onDragOver: DragEventHandler; readonly onDrop: DragEventHandler };
  onKeyDown: KeyboardEventHandler;
  onShelf: (shelfId: string) => void;
}) {
  const texts = useTexts();
  const locale = useConsoleLocale();
  const name = box?.face.name[locale] ?? boxId;
  return (
    <Box
      component="li"
      draggable
      onDragStart={(event: DragEvent) => event.dataTransfer.setData(BOX_TYPE, boxId)}
      {...dropping}
      sx={CARD}
    >
      <IconButton size="small" aria-label={texts.moveBox(name)} onKeyDown={onKeyDown}>
        <DragIndicatorIcon fontSize="small" />
      </IconButton>
      <Art src={imageAt(box?.face.image ?? '', imageOrigin)} size={36} />
      <Box sx={{ minWidth: 0, flex: 1, overflow: 'hidden' }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name}{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {box?.face.number}
          </Typography>
        </Box>
        <TextField
          select
          margin="none"
          variant="standard"
          fullWidth
          value={shelfId}
          slotProps={{ htmlInput: { 'aria-label': texts.onShelf(name) } }}
          onChange={({ target }) => onShelf(target.value)}
        >
          {shelves.map((shelf) => (
            <MenuItem key={shelf.shelfId} value={shelf.shelfId}>
              {shelf.name[locale]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Box>
  );
}
