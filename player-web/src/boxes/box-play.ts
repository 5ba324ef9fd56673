import type { openBox } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { ask, post } from '../net';
import type { Game, Order, Play, Plays, SeedPlace } from '../play';
import { sumOfGems, timesGems } from '../play/gems';
import type { BoxDetails } from './queries';
import { revealMs } from './reel-timing';

export interface BoxOrder extends Order {
  /** The box as it was on the page: its version is what the player agreed to. */
  readonly box: BoxDetails;
  readonly count: number;
}

type Reply = DataOf<typeof openBox>;
export type Opening = Reply['opens'][number];
export type Outcome = Reply & SeedPlace;
export type BoxPlay = Play<BoxOrder, Outcome>;
export type BoxPlays = Plays<BoxOrder, Reply>;

export const costOf = ({ box, count }: Pick<BoxOrder, 'box' | 'count'>): number =>
  timesGems(box.price, count);

/** What openings are worth together, in gems. */
export const valueOf = (opens: readonly Opening[]): number => sumOfGems(opens.map(({ price }) => price));

const openCall = post<typeof openBox>('/api/box/open');

export const boxGame: Game<BoxOrder, Reply> = {
  send: ({ key, box, count }) =>
    ask(openCall, { key, body: { boxId: box.id, count, versionHash: box.versionHash } }),
  agreed: ({ box }) => box.versionHash,
  itemsOf: ({ opens }) => opens.map(({ itemId }) => itemId),
  revealMs,
  tells: [
    ['boxes', 'record'],
    ['boxes', 'openings'],
  ],
  changes: [['boxes', 'details']],
};
