import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { VersionItem } from '@skins/api/boxes/resources';
import { useConsoleLocale, useFormat, useTexts } from '../i18n';
import { NamedLink } from '../ui/NamedLink';
import { Rarity } from '../ui/Rarity';

/** How a version splits its tickets. */
export function TicketTable({ items }: { items: readonly VersionItem[] }) {
  const { boxes, skins } = useTexts();
  return (
    // Focusable, so that the keyboard can scroll it where it is too wide.
    <TableContainer tabIndex={0} role="group" aria-label={boxes.items}>
      <Table size="small" sx={{ minWidth: 720 }}>
        <TableHead>
          <TableRow>
            <TableCell>{boxes.item}</TableCell>
            <TableCell>{skins.rarity}</TableCell>
            <TableCell align="right">{boxes.value}</TableCell>
            <TableCell align="right">{boxes.probability}</TableCell>
            <TableCell align="right">{boxes.exact}</TableCell>
            <TableCell align="right">{boxes.tickets}</TableCell>
            <TableCell align="right">{boxes.range}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TicketRow key={item.skinId} item={item} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function TicketRow({ item }: { item: VersionItem }) {
  const locale = useConsoleLocale();
  const format = useFormat();
  const { numerator, denominator } = item.probabilityExact;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <NamedLink to={`/skins/${item.skinId}/show`} image={item.image} name={item.names[locale]} />
      </TableCell>
      <TableCell>
        <Rarity rarity={item.rarity} />
      </TableCell>
      <TableCell align="right">{format.gems(item.value)}</TableCell>
      <TableCell align="right">{format.probability(item.probability)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {numerator} / {denominator}
      </TableCell>
      <TableCell align="right">{format.count(item.tickets)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        [{item.startTicket}, {item.endTicket})
      </TableCell>
    </TableRow>
  );
}
