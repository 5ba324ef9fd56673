import type { openBox } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { ask, post } from '../../shell/net';
import type { Answering, Game, Order, Play, Plays, SeedPlace } from '../../shell/play';
import { sumOfGems, timesGems } from '../../shell/play/gems';
import { chosenBox } from './chosen-box';
import type { BoxDetails } from './queries';
import { revealMs } from './reel-timing';

export interface BoxOrder extends Order {
  /** The box as on the page: the player agreed to its version. */
  readonly box: BoxDetails;
  readonly count: number;
  /** Number of them shown as free: the shop refuses the order if fewer are. */
  readonly free: number;
  /** Pays only with prop tickets, one per opening. */
  readonly ticket: boolean;
}

type Reply = DataOf<typeof openBox>;
export type Opening = Reply['opens'][number];
export type Outcome = Reply & SeedPlace & Answering;
export type BoxPlay = Play<BoxOrder, Outcome>;
export type BoxPlays = Plays<BoxOrder, Reply>;

/** Returns the cost of an order in gems, as shown before the press. */
export const costOf = ({
  box,
  count,
  free,
  ticket,
}: Pick<BoxOrder, 'box' | 'count' | 'free' | 'ticket'>): number =>
  ticket ? 0 : timesGems(box.price, count - free);

/** Returns the total value of openings in gems. */
export const valueOf = (opens: readonly Opening[]): number => sumOfGems(opens.map(({ price }) => price));

const openCall = post<typeof openBox>('/api/box/open');

export const boxGame: Game<BoxOrder, Reply> = {
  send: ({ key, box, count, free, ticket }) =>
    ask(openCall, {
      key,
      body: {
        boxId: box.id,
        count,
        versionHash: box.versionHash,
        ...(box.drops !== null && { dropsHash: box.drops.rulesHash }),
        ...(ticket ? { ticket } : { free }),
      },
    }),
  agreed: ({ box }) => box.versionHash,
  chosen: ({ box }) => chosenBox(box.id),
  meets: ({ box, count }, { opens }) =>
    opens.length === count && opens.every(({ skinId }) => box.items.some((item) => item.skinId === skinId)),
  itemsOf: ({ opens }) => opens.map(({ itemId }) => itemId),
  revealMs,
  tells: [
    ['boxes', 'record'],
    ['boxes', 'openings'],
  ],
  changes: [['boxes', 'details'], ['boxes', 'today'], ['props'], ['drops']],
};
