import { idOf, streamOf, toGems } from '@skins/engine/kernel';
import { type Rain, leftOf, sumOf } from '@skins/engine/redpackets';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import { type Announced, evidenceOf, stateOf } from './rain-shown.ts';
import { loggedPackets } from './logged-packets.ts';
import type { RainRecord, RainRow } from './resources.ts';
import { allRains } from './views.ts';

interface RainFilter {
  readonly state?: string;
}

/** Players that a record names. */
const BEST = 20;

/** Rains in the order of their announcements; details from their streams. */
export function rainSource({ readModels, game }: AdminTools): Source<RainRow, RainRecord, RainFilter> {
  const list = new List(readModels, allRains);
  const read = async (id: string): Promise<Rain> => (await game.streams.rain.read(`rain-${id}`)).state;
  const rowsOf = async (ids: readonly string[]): Promise<RainRow[]> => {
    const found = await Promise.all(ids.map(read));
    return found.flatMap((rain) =>
      rain.announced === undefined ? [] : [rowOf(rain, rain.announced, game.clock())],
    );
  };
  return {
    async list({ filter: { state }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { state } };
      const ordered = { column: 'position', descending: sort.descending } as const;
      const { rows, next } = list.page({ ...wanted, ...begin, limit, sort: ordered });
      return {
        rows: await rowsOf(rows.map(({ id }) => id)),
        total: list.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: rowsOf,
    async one(id) {
      const rain = await read(id);
      const { announced } = rain;
      if (announced === undefined) return undefined;
      const packets = rain.closed === undefined ? [] : await loggedPackets(game, `rain-${id}`);
      return {
        ...rowOf(rain, announced, game.clock()),
        announced: announced.time,
        perPlayer: announced.terms.perPlayer,
        best: bestOf(rain),
        steps: stepsOf(rain),
        evidence: evidenceOf(rain, announced, packets),
      };
    },
  };
}

const rowOf = (rain: Rain, announced: Announced, now: number): RainRow => ({
  id: idOf(streamOf(announced.place)),
  state: stateOf(rain, now),
  reason: rain.cancelled?.reason ?? null,
  start: announced.start,
  endsAt: announced.endsAt,
  reserved: toGems(announced.terms.total),
  issued: toGems(rain.issued),
  back: rain.ended === undefined && rain.cancelled === undefined ? null : toGems(leftOf(rain)),
  packets: rain.packets,
  players: rain.grabbed.size,
});

const bestOf = ({ grabbed }: Rain): RainRecord['best'] =>
  [...grabbed.entries()]
    .map(([player, { amounts }]) => ({ player, packets: amounts.length, units: sumOf(amounts) }))
    .toSorted((a, b) => b.units - a.units)
    .slice(0, BEST)
    .map(({ player, packets, units }) => ({ player, packets, amount: toGems(units) }));

/** Returns past steps, oldest first. */
function stepsOf({ announced, sealed, drawn, closed, cancelled, ended }: Rain): RainRecord['steps'] {
  const all = { announced, sealed, cancelled, drawn, closed, ended };
  return Object.entries(all).flatMap(([stage, at]) => (at === undefined ? [] : [{ stage, time: at.time }]));
}
