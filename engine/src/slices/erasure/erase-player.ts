import { type Amount, type Command, accepted, rejected } from '../../kernel/index.ts';
import { PlayerErased } from './events.ts';
import type { Erasure } from './state.ts';

/** Keyed hashes of the player's logins, card and device; null if there is none. */
interface ErasePlayer {
  readonly phone: string | null;
  readonly platform: string | null;
  readonly card: string | null;
  readonly device: string | null;
}

/** Something that the player began is still open: a stake, a seat, an order. */
export interface ErasureOpen {
  readonly code: 'erasure-open';
  readonly count: number;
}

/** Gems of a reversed payment are owed: the debt would go with the account. */
export interface ErasureOwed {
  readonly code: 'top-up-owed';
  readonly owed: Amount;
}

interface State {
  readonly erasure: Erasure;
  readonly payments: { readonly debt: Amount };
}

/** Erases all data about a player's person. The player's holdings stay and belong to nobody. Writes nothing if repeated. */
export const erasePlayer: Command<State, ErasePlayer, unknown, ErasureOpen | ErasureOwed, { erased: true }> =
  {
    name: 'erase-player',
    decide({ erasure, payments }, { phone, platform, card, device }) {
      if (erasure.erased !== undefined) return accepted();
      if (payments.debt > 0) return rejected({ code: 'top-up-owed', owed: payments.debt });
      if (erasure.open.length > 0) return rejected({ code: 'erasure-open', count: erasure.open.length });
      return accepted(PlayerErased.of({ phone, platform, card, device }));
    },
    reply: () => ({ erased: true }),
  };
