import type { Deed, DeedBooks, DeedDone, DeedWindow, Done } from '../kernel/index.ts';
import type { DeedLine } from './books.ts';
import type { EventAtHand } from './event-at-hand.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.

const QUARTER_MS = 900_000;
/** A month and a day (32 days), in quarter hours. */
const KEPT = 32 * 96;

/** The deeds of players, each in their own stream: one line per quarter hour, added up on request. */
export class Deeds implements DeedBooks {
  readonly #desk: EventAtHand;

  constructor(desk: EventAtHand) {
    this.#desk = desk;
  }

  note(deeds: readonly DeedDone[]): void {
    const { player, time } = this.#desk;
    if (player.playerId === '') return;
    const newest = player.deeds.at(-1)?.[0] ?? 0;
    // Another node's clock may be seconds behind: its deeds count in the newest quarter hour.
    const quarter = Math.max(Math.floor(time / QUARTER_MS), newest);
    if (quarter > newest) player.deeds = player.deeds.filter(([kept]) => kept > quarter - KEPT);
    for (const { deed, of = '', count, amount } of deeds) {
      const line = lineOf(player.deeds, quarter, deed, of);
      if (line === undefined) player.deeds.push([quarter, deed, of, count, amount]);
      else {
        line[3] += count;
        line[4] += amount;
      }
    }
  }

  done(deed: Deed, { from, until, of = '' }: DeedWindow): Done {
    let [count, amount] = [0, 0];
    for (const [quarter, what, which, times, worth] of this.#desk.player.deeds) {
      const begun = quarter * QUARTER_MS;
      if (begun < from || begun >= until || what !== deed || which !== of) continue;
      count += times;
      amount += worth;
    }
    return { count, amount };
  }
}

/** Returns the line of a deed in the newest quarter hour. A plain loop, since every play calls it several times. */
function lineOf(deeds: readonly DeedLine[], quarter: number, deed: Deed, of: string): DeedLine | undefined {
  for (let n = deeds.length - 1; n >= 0; n -= 1) {
    const line = deeds[n];
    if (line === undefined || line[0] < quarter) return undefined;
    if (line[1] === deed && line[2] === of) return line;
  }
  return undefined;
}
