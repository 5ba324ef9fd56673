import { Type } from 'typebox';
import { ItemId } from '../bag/index.ts';
import { closed, defineEvent } from '../kernel/index.ts';
import { Hash, Reveal } from '../seeds/index.ts';

/** A box was opened: which version, at what price, with which seeds, and what came out. */
export const BoxOpened = defineEvent(
  'BoxOpened',
  1,
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
