import { Type } from 'typebox';
import { ItemId } from '../bag/events.ts';
import { Hash, Reveal, closed, defineEvent, measured } from '../kernel/index.ts';

/** A box was opened: which version, at what price, with which seeds, and what came out. */
export const BoxOpened = defineEvent(
  'BoxOpened',
  closed({
    boxId: Type.String(),
    versionHash: Hash,
    price: Type.Integer({ minimum: 1, description: '1/10,000 gem' }),
    reveal: Reveal,
    ticket: Type.Integer({ minimum: 0, maximum: 0xffffff }),
    skinId: Type.String(),
    itemId: ItemId,
  }),
);

export const measures = [
  measured(BoxOpened, { plays: () => 1, staked: ({ price }) => price, reveal: ({ reveal }) => reveal }),
];
