import CloseIcon from '@mui/icons-material/Close';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  Box,
  IconButton,
  InputBase,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  ToggleButton,
  Typography,
} from '@mui/material';
import { type BoxReport, toGems } from '@skins/engine/catalogue/odds';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { DeskSkin } from '../../catalogue/calls';
import { useConsoleLocale, useFormat } from '../../../shell/i18n';
import { Art } from '../../../shell/ui/Art';
import { Rarity } from '../../../shell/ui/Rarity';
import type { BoxDraft } from './draft';
import { placed, withOdds, without } from './draft';
import { useTexts } from './texts';

/** What a dragged skin is called. */
export const SKIN_TYPE = 'application/x-skin';

/** The items of a box with their odds: ordered by dragging or by the arrow keys, dropped in from the list of skins. */
export function ItemTable({
  draft,
  odds,
  report,
  skins,
  onChange,
}: {
  draft: BoxDraft;
  odds: readonly string[];
  report: BoxReport | undefined;
  skins: ReadonlyMap<string, DeskSkin>;
  onChange: (draft: BoxDraft) => void;
}) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState('');
  const nameOf = (skinId: string) => skins.get(skinId)?.name[locale] ?? skinId;

  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    setOver(undefined);
    const skinId = event.dataTransfer.getData(SKIN_TYPE);
    const from = draft.items.findIndex((item) => item.skinId === skinId);
    if (skins.has(skinId)) onChange(placed(draft, skinId, from !== -1 && from < place ? place - 1 : place));
  };
  const dropping = (place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(SKIN_TYPE)) return;
      event.preventDefault();
      setOver(place);
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => drop(event, place),
  });
  const step = (event: KeyboardEvent, skinId: string, place: number) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: draft.items.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChange(placed(draft, skinId, to));
    setSaid(texts.moved(nameOf(skinId), String(Math.max(0, Math.min(draft.items.length - 1, to)) + 1)));
  };
  const edge = (place: number) => (over === place ? { boxShadow: 'inset 0 2px 0 currentColor' } : undefined);

  return (
    <>
      <TableContainer tabIndex={0} role="group" aria-label={texts.parts.items}>
        <Table size="small" sx={{ minWidth: 640, '& td, & th': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox" aria-label={texts.order} />
              <TableCell>{texts.item}</TableCell>
              <TableCell align="right">{texts.value}</TableCell>
              <TableCell align="right">{texts.units[draft.unit]}</TableCell>
              <TableCell align="right">{texts.oneIn}</TableCell>
              <TableCell align="right">{texts.tickets}</TableCell>
              <TableCell align="right">{texts.ofRtp}</TableCell>
              <TableCell padding="checkbox" aria-label={texts.rest} />
            </TableRow>
          </TableHead>
          <TableBody>
            {draft.items.map(({ skinId }, place) => {
              const skin = skins.get(skinId);
              const item = report?.items[place];
              const isRest = draft.rest === skinId;
              return (
                <TableRow
                  key={skinId}
                  draggable
                  onDragStart={(event) => event.dataTransfer.setData(SKIN_TYPE, skinId)}
                  {...dropping(place)}
                  sx={edge(place)}
                >
                  <TableCell padding="checkbox">
                    <IconButton
                      size="small"
                      aria-label={texts.move(nameOf(skinId))}
                      onKeyDown={(event) => step(event, skinId, place)}
                      sx={{ cursor: 'grab' }}
                    >
                      <DragIndicatorIcon fontSize="small" />
                    </IconButton>
                  </TableCell>
                  <TableCell component="th" scope="row">
                    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
                      <Art src={skin?.image ?? ''} size={36} />
                      <div>
                        <Box sx={{ fontWeight: 500 }}>{nameOf(skinId)}</Box>
                        <Rarity rarity={skin?.rarity ?? 'unknown'} />
                      </div>
                    </Box>
                  </TableCell>
                  <TableCell align="right">{format.gems(toGems(skin?.price ?? 0))}</TableCell>
                  <TableCell align="right">
                    <InputBase
                      value={odds[place] ?? ''}
                      readOnly={isRest}
                      onChange={({ target }) => onChange(withOdds(draft, skinId, target.value))}
                      inputProps={{ 'aria-label': texts.oddsOf(nameOf(skinId)), inputMode: 'decimal' }}
                      sx={{
                        width: 132,
                        px: 1,
                        border: '1px solid',
                        borderColor: isRest ? 'transparent' : 'text.secondary',
                        borderRadius: 1,
                        '& input': { textAlign: 'right', py: 0.5 },
                      }}
                    />
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {item === undefined ? texts.none : `1 / ${format.amount(1 / item.probability)}`}
                  </TableCell>
                  <TableCell align="right">
                    {item === undefined ? texts.none : format.count(item.tickets)}
                  </TableCell>
                  <TableCell align="right">
                    {item === undefined ? texts.none : format.percent(item.ofRtp)}
                  </TableCell>
                  <TableCell padding="checkbox" sx={{ whiteSpace: 'nowrap' }}>
                    {draft.unit !== 'weight' && (
                      <ToggleButton
                        value="rest"
                        size="small"
                        selected={isRest}
                        aria-label={texts.takesRest(nameOf(skinId))}
                        onChange={() => onChange({ ...draft, rest: isRest ? undefined : skinId })}
                        sx={{ py: 0, px: 0.75 }}
                      >
                        {texts.rest}
                      </ToggleButton>
                    )}
                    <IconButton
                      size="small"
                      aria-label={texts.remove(nameOf(skinId))}
                      onClick={() => onChange(without(draft, skinId))}
                    >
                      <CloseIcon fontSize="small" />
                    </IconButton>
                  </TableCell>
                </TableRow>
              );
            })}
            <TableRow {...dropping(draft.items.length)} sx={edge(draft.items.length)}>
              <TableCell colSpan={8} sx={{ color: 'text.secondary' }}>
                {draft.items.length === 0 ? texts.empty : texts.restNote}
              </TableCell>
            </TableRow>
          </TableBody>
          {report !== undefined && (
            <TableFooter>
              <TableRow sx={{ '& td, & th': { color: 'text.primary', fontSize: 14, fontWeight: 600 } }}>
                <TableCell />
                <TableCell component="th" scope="row">
                  {texts.total}
                </TableCell>
                <TableCell colSpan={3} />
                <TableCell align="right">
                  {format.count(report.items.reduce((sum, { tickets }) => sum + tickets, 0))}
                </TableCell>
                <TableCell align="right">{format.percent(report.rtp)}</TableCell>
                <TableCell />
              </TableRow>
            </TableFooter>
          )}
        </Table>
      </TableContainer>
      <Typography
        role="status"
        sx={{ position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px' }}
      >
        {said}
      </Typography>
    </>
  );
}
