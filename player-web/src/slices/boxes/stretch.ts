import { TICKETS, type TicketRange } from '@skins/engine/fairness';
import { colourOf, type Colour } from '../../shell/ui/colour';
import type { Item } from './queries';

/** One coloured part of a magnified stretch of the ruler. */
interface Part {
  /** start of its item's range, even if only the end of that is visible */
  readonly startTicket: number;
  /** undefined if only the outcome itself can tell */
  readonly colour: Colour | undefined;
  readonly tickets: number;
  readonly hit: boolean;
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly Part[];
  /** start and end of the range hit */
  readonly ticks: readonly [number, number];
}

/** Margin shown on each side, as a fraction of the range. */
const MARGIN = 0.35;

/** Returns the range hit with a margin on each side. */
export function stretchAround(hit: TicketRange, table: readonly Item[]): Stretch {
  const margin = Math.ceil((hit.endTicket - hit.startTicket) * MARGIN);
  const from = Math.max(0, hit.startTicket - margin);
  const to = Math.min(TICKETS, hit.endTicket + margin);
  const isHit = ({ startTicket }: TicketRange) => startTicket === hit.startTicket;
  const listed = table.some(isHit) ? table : [{ ...hit, skinsRarity: undefined, category: undefined }];
  const parts = listed
    .filter(({ startTicket, endTicket }) => startTicket < to && endTicket > from)
    .map((item) => ({
      startTicket: item.startTicket,
      colour: item.skinsRarity && colourOf(item.skinsRarity, item.category),
      tickets: Math.min(item.endTicket, to) - Math.max(item.startTicket, from),
      hit: isHit(item),
    }));
  return {
    from,
    to,
    parts: table.some(isHit) ? parts : padded(parts, hit, from, to),
    ticks: [hit.startTicket, hit.endTicket],
  };
}

/** Adds blank parts around the range: without the table, its neighbours are unknown. */
function padded(parts: readonly Part[], hit: TicketRange, from: number, to: number): readonly Part[] {
  const blank = (startTicket: number, tickets: number): Part[] =>
    tickets === 0 ? [] : [{ startTicket, colour: colourOf('unknown'), tickets, hit: false }];
  return [...blank(from - 1, hit.startTicket - from), ...parts, ...blank(hit.endTicket, to - hit.endTicket)];
}
