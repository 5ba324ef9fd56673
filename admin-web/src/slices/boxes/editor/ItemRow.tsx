import CloseIcon from '@mui/icons-material/Close';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton, InputBase, TableCell, TableRow, ToggleButton } from '@mui/material';
import { type BoxReport, toGems } from '@skins/engine/catalogue/odds';
import type { KeyboardEventHandler } from 'react';
import type { DeskSkin } from '../../catalogue/calls';
import { useConsoleLocale, useFormat } from '../../../shell/i18n';
import { Art } from '../../../shell/ui/Art';
import { Rarity } from '../../../shell/ui/Rarity';
import type { Drop } from './use-drops';
import { useTexts } from './texts';

/** The type under which a dragged skin carries its id. */
export const SKIN_TYPE = 'application/x-skin';

/** An item of a box: dragged or moved by keys on its handle, with its odds and what they come to. */
export function ItemRow({
  skinId,
  skin,
  odds,
  item,
  isRest,
  mayRest,
  drop,
  onKeyDown,
  onOdds,
  onRest,
  onRemove,
}: {
  skinId: string;
  skin: DeskSkin | undefined;
  odds: string;
  /** undefined while the box has no report */
  item: BoxReport['items'][number] | undefined;
  /** whether it takes what the others leave */
  isRest: boolean;
  /** whether an item can, in the unit of the odds */
  mayRest: boolean;
  drop: Drop;
  onKeyDown: KeyboardEventHandler;
  onOdds: (odds: string) => void;
  onRest: (on: boolean) => void;
  onRemove: () => void;
}) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const name = skin?.name[locale] ?? skinId;
  return (
    <TableRow
      draggable
      onDragStart={(event) => event.dataTransfer.setData(SKIN_TYPE, skinId)}
      {...drop.handlers}
      sx={drop.sx}
    >
      <TableCell padding="checkbox">
        <IconButton size="small" aria-label={texts.move(name)} onKeyDown={onKeyDown} sx={{ cursor: 'grab' }}>
          <DragIndicatorIcon fontSize="small" />
        </IconButton>
      </TableCell>
      <TableCell component="th" scope="row">
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
          <Art src={skin?.image ?? ''} size={36} />
          <div>
            <Box sx={{ fontWeight: 500 }}>{name}</Box>
            <Rarity rarity={skin?.rarity ?? 'unknown'} />
          </div>
        </Box>
      </TableCell>
      <TableCell align="right">{format.gems(toGems(skin?.price ?? 0))}</TableCell>
      <TableCell align="right">
        <OddsField label={texts.oddsOf(name)} value={odds} readOnly={isRest} onChange={onOdds} />
      </TableCell>
      <ReportCells item={item} />
      <TableCell padding="checkbox" sx={{ whiteSpace: 'nowrap' }}>
        {mayRest && <RestButton label={texts.takesRest(name)} on={isRest} onChange={onRest} />}
        <IconButton size="small" aria-label={texts.remove(name)} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

function OddsField({
  label,
  value,
  readOnly,
  onChange,
}: {
  label: string;
  value: string;
  readOnly: boolean;
  onChange: (odds: string) => void;
}) {
  return (
    <InputBase
      value={value}
      readOnly={readOnly}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label, inputMode: 'decimal' }}
      sx={{
        width: 132,
        px: 1,
        border: '1px solid',
        borderColor: readOnly ? 'transparent' : 'text.secondary',
        borderRadius: 1,
        '& input': { textAlign: 'right', py: 0.5 },
      }}
    />
  );
}

/** One in how many opens, tickets, and the share of the return. */
function ReportCells({ item }: { item: BoxReport['items'][number] | undefined }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {item === undefined ? texts.none : `1 / ${format.amount(1 / item.probability)}`}
      </TableCell>
      <TableCell align="right">{item === undefined ? texts.none : format.count(item.tickets)}</TableCell>
      <TableCell align="right">{item === undefined ? texts.none : format.percent(item.ofRtp)}</TableCell>
    </>
  );
}

function RestButton({
  label,
  on,
  onChange,
}: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const texts = useTexts();
  return (
    <ToggleButton
      value="rest"
      size="small"
      selected={on}
      aria-label={label}
      onChange={() => onChange(!on)}
      sx={{ py: 0, px: 0.75 }}
    >
      {texts.rest}
    </ToggleButton>
  );
}
