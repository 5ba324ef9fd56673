import { type Sha256Hex, cardCount, entrantOf } from '../../fairness/index.ts';
import {
  type Amount,
  type Command,
  type Place,
  accepted,
  idOf,
  rejected,
  streamOf,
} from '../../kernel/index.ts';
import { CardClaimed } from './events.ts';
import { type Deck, nextTurn } from './state.ts';

interface ClaimCard {
  readonly reserved: Place;
  readonly turn: number;
  /** held for it, 1/10,000 gem */
  readonly price: Amount;
  readonly place: number | null;
}

interface ClaimCardContext {
  readonly hash: Sha256Hex;
}

/** In order of precedence. */
export type ClaimFault =
  | { readonly code: 'deck-unknown' }
  | { readonly code: 'deck-over' }
  /** somebody turned a card since; the next turn now. Price in 1/10,000 gem */
  | { readonly code: 'stale-version'; readonly turn: number; readonly price: Amount }
  /** somebody paid for the card, and it is known in a moment */
  | { readonly code: 'card-pending' };

/** Returns why the card that a player saw cannot be claimed. */
export function claimFault(
  deck: Deck,
  { turn, price }: Pick<ClaimCard, 'turn' | 'price'>,
): ClaimFault | undefined {
  if (deck.opened === undefined) return { code: 'deck-unknown' };
  const next = nextTurn(deck);
  if (next === undefined) return { code: 'deck-over' };
  if (next.turn !== turn || next.price !== price)
    return { code: 'stale-version', turn: next.turn, price: next.price };
  return deck.pending === undefined ? undefined : { code: 'card-pending' };
}

/** Makes the next card somebody's, before its number exists. Writes nothing if repeated. */
export const claimCard: Command<Deck, ClaimCard, ClaimCardContext, ClaimFault, null> = {
  name: 'claim-card',
  decide(deck, { reserved, turn, price, place: chosen }, { hash }) {
    const known = [...deck.laid, ...(deck.pending === undefined ? [] : [deck.pending])];
    if (known.some((card) => card.reserved === reserved)) return accepted();
    const fault = claimFault(deck, { turn, price });
    if (fault !== undefined) return rejected(fault);
    const entrant = entrantOf(hash, idOf(streamOf(reserved)));
    return accepted(CardClaimed.of({ turn, reserved, entrant, place: placeFor(deck, chosen), price }));
  },
  reply: () => null,
};

/** Returns the chosen place of the table if it is free, else the first free one. It decides nothing. */
function placeFor({ opened, laid }: Deck, chosen: number | null): number {
  const taken = new Set(laid.map(({ place }) => place));
  const count = cardCount(opened?.cards ?? []);
  if (chosen !== null && chosen >= 1 && chosen <= count && !taken.has(chosen)) return chosen;
  let place = 1;
  while (taken.has(place)) place += 1;
  return place;
}
