import type { Append } from '@skins/api/foundation/store';
import type { AnyEvent } from '@skins/engine/kernel';
import { duel } from '../sample-duel/engine/index.ts';
import { WalletPosted } from '@skins/engine/wallet';
import { type Holding, NOTHING, after } from './holding.ts';

const { DuelOpened, DuelEnded } = duel.events;

/** What each player has after each event, counted plainly out of the appends that a disk has. */
export class Ledger {
  /** by stream: before the first event, after it, after the second, … */
  readonly #histories = new Map<string, Holding[]>();

  /** what is held for games that have not ended, in 1/10,000 gem */
  escrow = 0;

  /** streams of duels that have not ended: that is the last that is done of them, after all is paid */
  readonly open = new Set<string>();

  constructor(appends: readonly Append[]) {
    for (const append of appends) this.take(append);
  }

  take({ stream, events }: Append): void {
    const history = this.#histories.get(stream) ?? [NOTHING];
    this.#histories.set(stream, history);
    for (const event of events) {
      history.push(after(history.at(-1) ?? NOTHING, event));
      this.escrow += heldBy(event);
      if (DuelOpened.is(event)) this.open.add(stream);
      if (DuelEnded.is(event)) this.open.delete(stream);
    }
  }

  /** @param version of the stream; the newest unless said */
  holding(stream: string, version = -1): Holding {
    return this.#histories.get(stream)?.at(version) ?? NOTHING;
  }
}

function heldBy(event: AnyEvent): number {
  if (!WalletPosted.is(event)) return 0;
  return event.data.postings.reduce(
    (sum, { from, to, amount }) => sum + (to === 'escrow' ? amount : 0) - (from === 'escrow' ? amount : 0),
    0,
  );
}
