import { Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow } from '@mui/material';
import type { BoxReport } from '@skins/engine/catalogue/odds';
import { type KeyboardEvent, useState } from 'react';
import type { DeskSkin } from '../../catalogue/calls';
import { useConsoleLocale, useFormat } from '../../../shell/i18n';
import { Said } from '../../../shell/ui/Said';
import { type BoxDraft, placed, withOdds, without } from './draft';
import { ItemRow, SKIN_TYPE } from './ItemRow';
import { useTexts } from './texts';
import { useDrops } from './use-drops';

/** The items of a box with their odds. Dragging or the arrow keys order them; skins are dropped in from the list. */
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
  const locale = useConsoleLocale();
  const [said, setSaid] = useState('');
  const { items } = draft;
  const dropAt = useDrops(SKIN_TYPE, (skinId, place) => {
    const from = items.findIndex((item) => item.skinId === skinId);
    if (skins.has(skinId)) onChange(placed(draft, skinId, from !== -1 && from < place ? place - 1 : place));
  });
  const step = (event: KeyboardEvent, skinId: string, place: number) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: items.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChange(placed(draft, skinId, to));
    const name = skins.get(skinId)?.name[locale] ?? skinId;
    setSaid(texts.moved(name, String(Math.max(0, Math.min(items.length - 1, to)) + 1)));
  };
  const atEnd = dropAt(items.length);
  return (
    <>
      <TableContainer tabIndex={0} role="group" aria-label={texts.parts.items}>
        <Table size="small" sx={{ minWidth: 640, '& td, & th': { px: 1 } }}>
          <Head unit={draft.unit} />
          <TableBody>
            {items.map(({ skinId }, place) => (
              <ItemRow
                key={skinId}
                skinId={skinId}
                skin={skins.get(skinId)}
                odds={odds[place] ?? ''}
                item={report?.items[place]}
                isRest={draft.rest === skinId}
                mayRest={draft.unit !== 'weight'}
                drop={dropAt(place)}
                onKeyDown={(event) => step(event, skinId, place)}
                onOdds={(typed) => onChange(withOdds(draft, skinId, typed))}
                onRest={(on) => onChange({ ...draft, rest: on ? skinId : undefined })}
                onRemove={() => onChange(without(draft, skinId))}
              />
            ))}
            <TableRow {...atEnd.handlers} sx={atEnd.sx}>
              <TableCell colSpan={8} sx={{ color: 'text.secondary' }}>
                {items.length === 0 ? texts.empty : texts.restNote}
              </TableCell>
            </TableRow>
          </TableBody>
          {report !== undefined && <Totals report={report} />}
        </Table>
      </TableContainer>
      <Said>{said}</Said>
    </>
  );
}

function Head({ unit }: Pick<BoxDraft, 'unit'>) {
  const texts = useTexts();
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox" aria-label={texts.order} />
        <TableCell>{texts.item}</TableCell>
        <TableCell align="right">{texts.value}</TableCell>
        <TableCell align="right">{texts.units[unit]}</TableCell>
        <TableCell align="right">{texts.oneIn}</TableCell>
        <TableCell align="right">{texts.tickets}</TableCell>
        <TableCell align="right">{texts.ofRtp}</TableCell>
        <TableCell padding="checkbox" aria-label={texts.rest} />
      </TableRow>
    </TableHead>
  );
}

function Totals({ report: { items, rtp } }: { report: BoxReport }) {
  const texts = useTexts();
  const format = useFormat();
  const tickets = items.reduce((sum, item) => sum + item.tickets, 0);
  return (
    <TableFooter>
      <TableRow sx={{ '& td, & th': { color: 'text.primary', fontSize: 14, fontWeight: 600 } }}>
        <TableCell />
        <TableCell component="th" scope="row">
          {texts.total}
        </TableCell>
        <TableCell colSpan={3} />
        <TableCell align="right">{format.count(tickets)}</TableCell>
        <TableCell align="right">{format.percent(rtp)}</TableCell>
        <TableCell />
      </TableRow>
    </TableFooter>
  );
}
