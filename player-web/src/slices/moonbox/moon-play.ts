import type { DataOf } from '@skins/api/contract';
import type { moonboxOpen } from '@skins/api/moonbox/contract';
import { ask, post } from '../../shell/net';
import type { Answering, Game, Order, Play, Plays, SeedPlace } from '../../shell/play';
import { chosenBox } from '../boxes/chosen-box';
import { revealMs } from '../boxes/reel-timing';
import type { MoonPhase } from './queries';

export interface MoonOrder extends Order {
  /** The phase on the page at the press: the player agreed to its version. */
  readonly seen: MoonPhase;
  readonly rulesHash: string;
  /** the player's openings of the season before this one */
  readonly opens: number;
}

type Reply = DataOf<typeof moonboxOpen>;
export type Outcome = Reply & SeedPlace & Answering;
export type MoonPlay = Play<MoonOrder, Outcome>;
export type MoonPlays = Plays<MoonOrder, Reply>;

const openCall = post<typeof moonboxOpen>('/api/moonbox/open');

export const moonGame: Game<MoonOrder, Reply> = {
  send: ({ key, seen: { phase, versionHash }, rulesHash }) =>
    ask(openCall, { key, body: { phase, versionHash, rulesHash } }),
  agreed: ({ seen }) => seen.versionHash,
  chosen: ({ seen }) => chosenBox(seen.boxId),
  meets: ({ seen }, { phase, opens }) =>
    phase === seen.phase &&
    opens.length === 1 &&
    opens.every(({ skinId }) => seen.items.some((item) => item.skinId === skinId)),
  itemsOf: ({ opens }) => opens.map(({ itemId }) => itemId),
  revealMs,
  tells: [['moonbox'], ['boxes', 'record']],
  changes: [],
};
