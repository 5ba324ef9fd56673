import type { DataOf } from '@skins/api/contract';
import type { newYearDraw } from '@skins/api/newyear/contract';
import { ask, post } from '../../shell/net';
import type { Answering, Game, Motion, Order, Play, SeedPlace } from '../../shell/play';
import { chosenDraw } from './season-evidence';

export interface DrawOrder extends Order {
  /** The rules on the page at the press: the player agreed to them. */
  readonly rulesHash: string;
  readonly cost: number;
  /** to spend before the press */
  readonly radishes: number;
}

type Reply = DataOf<typeof newYearDraw>;
export type Outcome = Reply & SeedPlace & Answering;
export type DrawPlay = Play<DrawOrder, Outcome>;

const drawCall = post<typeof newYearDraw>('/api/activity/newyear/draw');

/** The lamp walks for so long, as a reel turns. */
const LAMP_MS = 3_000;
/** Without animation the cabinet waits this long. */
const STILL_MS = 600;

export const seasonGame: Game<DrawOrder, Reply> = {
  send: ({ key, rulesHash }) => ask(drawCall, { key, body: { rulesHash } }),
  agreed: ({ rulesHash }) => rulesHash,
  chosen: chosenDraw,
  meets: (order, reply) => chosenDraw(reply) === chosenDraw(order),
  itemsOf: ({ itemIds }) => itemIds,
  revealMs: (motion: Motion) => (motion === 'moving' ? LAMP_MS : STILL_MS),
  tells: [['newyear'], ['props']],
  changes: [],
};
