import type { Append } from '@skins/api/foundation/store';
import { BattleCreated, BattleEnded } from '@skins/engine/battles';
import type { AnyEvent } from '@skins/engine/kernel';
import { DeckClosed, DeckOpened } from '@skins/engine/luckycard';
import { RainAnnounced, RainCancelled, RainEnded } from '@skins/engine/redpackets';
import { PlantingEnded, WishAsked, WishEnded, WishPlanted } from '@skins/engine/wishes';
import { duel } from '../sample-duel/engine/index.ts';
import { WalletPosted } from '@skins/engine/wallet';
import { type Holding, NOTHING, after } from './holding.ts';

const { DuelOpened, DuelEnded } = duel.events;
const BEGINS: readonly { readonly is: (event: AnyEvent) => boolean }[] = [
  DuelOpened,
  BattleCreated,
  WishAsked,
  WishPlanted,
  DeckOpened,
  RainAnnounced,
];
const ENDS: readonly { readonly is: (event: AnyEvent) => boolean }[] = [
  DuelEnded,
  BattleEnded,
  PlantingEnded,
  WishEnded,
  DeckClosed,
  RainCancelled,
  RainEnded,
];

/** Each player's holding after each event, counted plainly from a disk's appends. */
export class Ledger {
  /** holdings by stream: before the first event, after it, after the second, … */
  readonly #histories = new Map<string, Holding[]>();

  /** escrow of open games, in 1/10,000 gem */
  escrow = 0;

  /** streams of games, and of players who plant, that have not ended; ending is their last step, after all payments */
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
      if (BEGINS.some((kind) => kind.is(event))) this.open.add(stream);
      if (ENDS.some((kind) => kind.is(event))) this.open.delete(stream);
    }
  }

  /** @param version version of the stream; the newest by default */
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
