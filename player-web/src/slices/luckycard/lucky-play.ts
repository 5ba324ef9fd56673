import type { DataOf } from '@skins/api/contract';
import type { luckycardPress } from '@skins/api/luckycard/contract';
import { ask, post } from '../../shell/net';
import type { Answering, Game, Motion, Order, Play, SeedPlace } from '../../shell/play';
import { chosenCard } from './card-evidence';
import type { Next } from './queries';

export interface CardOrder extends Order {
  readonly roomId: string;
  /** The turn and its price on the page at the press: the player agreed to them. */
  readonly next: Next;
  /** on the table: decoration; undefined: the first free one */
  readonly place: number | undefined;
  readonly composition: string;
}

type Reply = DataOf<typeof luckycardPress>;
export type Outcome = Reply & SeedPlace & Answering;
export type CardPlay = Play<CardOrder, Outcome>;

const pressCall = post<typeof luckycardPress>('/api/luckycard/press');

/** The card lies face down for so long, turning; as the specification of reels has it. */
const TURN_MS = 3_000;
/** Without animation the card waits this long. */
const STILL_MS = 600;

const chosenIn = ({ roomId, next: { turn, price } }: CardOrder): string =>
  chosenCard({ roomId, turn, price });

export const luckyGame: Game<CardOrder, Reply> = {
  send: ({ key, roomId, next, place }) =>
    ask(pressCall, {
      key,
      body: { roomId, turn: next.turn, price: next.price, ...(place !== undefined && { place }) },
    }),
  agreed: ({ composition }) => composition,
  chosen: chosenIn,
  meets: (order, { roomId, turned }) =>
    chosenCard({ roomId, turn: turned.turn, price: turned.price }) === chosenIn(order),
  itemsOf: ({ itemId }) => [itemId],
  revealMs: (motion: Motion) => (motion === 'moving' ? TURN_MS : STILL_MS),
  tells: [['luckycard']],
  changes: [],
};
