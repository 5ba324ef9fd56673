import { type DeckCards, cardCount, cardPrice, cardsLeft } from '../../fairness/index.ts';
import { type EventData, type Fold, type Place, foldOf, on, placeOf } from '../../kernel/index.ts';
import { CardClaimed, CardLaid, DeckClosed, DeckOpened } from './events.ts';

/** Time of an event, in milliseconds since 1970, and its place in the log. */
interface Happened {
  readonly at: Place;
  readonly time: number;
}

export type Claimed = EventData<typeof CardClaimed> & Happened;

/** A card on the table. */
export interface LaidCard extends Claimed {
  readonly number: number;
  readonly skinId: string;
  /** in the player's bag */
  readonly itemId: string;
  readonly reveal: EventData<typeof CardLaid>['reveal'];
}

export interface Deck {
  readonly opened: (EventData<typeof DeckOpened> & Happened) | undefined;
  /** by turn */
  readonly laid: readonly LaidCard[];
  /** a card that is somebody's, and that nobody knows yet */
  readonly pending: Claimed | undefined;
  /** the opening, or the latest turn */
  readonly latest: Happened | undefined;
  readonly closed: (EventData<typeof DeckClosed> & Happened) | undefined;
}

export const NO_DECK: Deck = {
  opened: undefined,
  laid: [],
  pending: undefined,
  latest: undefined,
  closed: undefined,
};

const DECK_BYTES = 1_000;
const SKIN_BYTES = 120;
const LAID_BYTES = 700;

interface Meta {
  readonly stream: string;
  readonly version: number;
  readonly time: number;
}
const happened = ({ stream, version, time }: Meta): Happened => ({ at: placeOf(stream, version), time });

export const deck: Fold<Deck> = foldOf<Deck>(
  NO_DECK,
  [
    on(DeckOpened, (state, data, meta) => {
      const latest = happened(meta);
      return { ...state, opened: { ...data, ...latest }, latest };
    }),
    on(CardClaimed, (state, data, meta) => ({ ...state, pending: { ...data, ...happened(meta) } })),
    on(CardLaid, (state, { number, skinId, itemId, reveal }, meta) => {
      const { pending, laid } = state;
      if (pending === undefined) return state;
      const latest = happened(meta);
      const card = { ...pending, number, skinId, itemId, reveal, time: latest.time };
      return { ...state, laid: [...laid, card], pending: undefined, latest };
    }),
    on(DeckClosed, (state, data, meta) => ({ ...state, closed: { ...data, ...happened(meta) } })),
  ],
  {
    weigh: ({ opened, laid }) =>
      DECK_BYTES + (opened?.cards.length ?? 0) * SKIN_BYTES + laid.length * LAID_BYTES,
  },
);

/** Returns each skin's cards that are left, in the order of the composition; none of a deck that is not there. */
export const leftOf = ({ opened, laid }: Deck): readonly DeckCards[] =>
  opened === undefined
    ? []
    : cardsLeft(
        opened.cards,
        laid.map(({ skinId }) => skinId),
      );

/** The next turn of a deck. Amounts in 1/10,000 gem. */
export interface NextTurn {
  readonly turn: number;
  /** cards left, the next one included */
  readonly left: number;
  readonly price: number;
  /** paid with it: 0 unless it is the last card */
  readonly extra: number;
}

/** Returns the next turn; undefined once no card can be turned. */
export function nextTurn(state: Deck): NextTurn | undefined {
  const { opened, laid, closed } = state;
  if (opened === undefined || closed !== undefined) return undefined;
  const left = leftOf(state);
  const count = cardCount(left);
  if (count === 0) return undefined;
  const { extra, rate } = opened;
  return {
    turn: laid.length + 1,
    left: count,
    price: cardPrice({ left, extra, rate }),
    extra: count === 1 ? extra : 0,
  };
}

/** Returns when an open deck closes if nobody turns a card before, milliseconds since 1970. */
export const idleAt = ({ opened, latest }: Deck): number => (latest?.time ?? 0) + (opened?.idleMs ?? 0);

/** Returns a deck as it was behind a number of turns. */
export const asOf = (state: Deck, turns: number): Deck => ({
  ...state,
  laid: state.laid.slice(0, turns),
  closed: undefined,
});
