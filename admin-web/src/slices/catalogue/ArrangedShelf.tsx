import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton, Typography } from '@mui/material';
import type { Shelf } from '@skins/engine/catalogue';
import type { DragEvent, KeyboardEvent } from 'react';
import { ArrangedBox, BOX_TYPE } from './ArrangedBox';
import type { DeskBox } from './calls';
import { useTexts } from './edit-texts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Calls back with how many places an arrow key moves an entry. */
const stepping = (onStep: (by: number) => void) => (event: KeyboardEvent) => {
  const by = STEPS[event.key];
  if (by === undefined) return;
  event.preventDefault();
  onStep(by);
};

const BOXES_GRID = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
};

/** A shelf and its boxes: moved by arrow keys, boxes also by dragging or by choosing another shelf. */
export function ArrangedShelf({
  shelfId,
  name,
  boxIds,
  boxes,
  shelves,
  imageOrigin,
  onStep,
  onStepBox,
  onPut,
}: {
  shelfId: string;
  name: string;
  boxIds: readonly string[];
  boxes: ReadonlyMap<string, DeskBox>;
  shelves: readonly Shelf[];
  imageOrigin: string | null;
  /** moves the shelf by so many places */
  onStep: (by: number) => void;
  /** moves a box of this shelf to a place, from 0 */
  onStepBox: (boxId: string, place: number) => void;
  onPut: (boxId: string, shelfId: string, place: number) => void;
}) {
  const texts = useTexts();
  const dropping = (place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(BOX_TYPE)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const boxId = event.dataTransfer.getData(BOX_TYPE);
      if (!boxes.has(boxId)) return;
      event.preventDefault();
      event.stopPropagation();
      onPut(boxId, shelfId, place);
    },
  });
  return (
    <Box component="section" aria-label={name} sx={{ mb: 3 }} {...dropping(boxIds.length)}>
      <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton size="small" aria-label={texts.moveShelf(name)} onKeyDown={stepping(onStep)}>
          <DragIndicatorIcon fontSize="small" />
        </IconButton>
        {name}
      </Typography>
      <Box component="ol" sx={BOXES_GRID}>
        {boxIds.map((boxId, place) => (
          <ArrangedBox
            key={boxId}
            boxId={boxId}
            box={boxes.get(boxId)}
            shelfId={shelfId}
            shelves={shelves}
            imageOrigin={imageOrigin}
            dropping={dropping(place)}
            onKeyDown={stepping((by) => onStepBox(boxId, Math.max(0, place + by)))}
            onShelf={(other) => onPut(boxId, other, 0)}
          />
        ))}
      </Box>
    </Box>
  );
}
