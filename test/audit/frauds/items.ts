import { nativeSha256 } from '@skins/api/foundation/secrets';
import { ActivityReceived } from '@skins/engine/activities';
import { type GrantedItem, ItemsGranted, ItemsMoved } from '@skins/engine/bag';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { WalletPosted } from '@skins/engine/wallet';
import { type Forge, edited, inserted, without } from '../../kit/forge.ts';
import { activities, bag, drops, retrievals, upgrades } from '../../slices.ts';
import { type Fraud, fraudsOf } from './fraud.ts';

// Frauds with items, and with what moves them.

/** Changes the first item of what was moved first. */
const first = (change: Partial<GrantedItem>): Forge =>
  edited(ItemsMoved, ({ items }) => ({
    items: items.map((one, n) => (n === 0 ? { ...one, ...change } : one)),
  }));

const withLast = (items: readonly GrantedItem[], change: Partial<GrantedItem>): GrantedItem[] =>
  items.map((one, n) => (n === items.length - 1 ? { ...one, ...change } : one));

/** Leaves out the items of an activity. */
const withoutItems: Forge = (log) => {
  const received = new Set(log.filter((one) => ActivityReceived.is(one)).map(({ command }) => command));
  return without(ItemsGranted, { where: (_data, { command }) => received.has(command) })(log);
};

/** Takes an item out of the bag in a command that stakes gems alone. */
const movedBeside: Forge = (log) => {
  const gems = log.find((one) => UpgradePlayed.is(one));
  const items = log.flatMap((one) => (ItemsGranted.is(one) ? one.data.items.slice(0, 1) : [])).slice(0, 1);
  return inserted(
    WalletPosted,
    () => ({ type: ItemsMoved.type, v: ItemsMoved.v, data: { from: 0, to: 2, items } }),
    {
      where: (_data, { command }) => command === gems?.command,
    },
  )(log);
};

/** Says that an item came later, in the name of its retrieval too. */
const cameLater: Forge = edited(
  retrievals.slice.events.RetrievalRequested,
  ({ itemId, skinId, attempt, granted }) => {
    const later = (granted ?? 0) + 1;
    const retrievalId = nativeSha256(`${itemId}/${skinId}/${later}/${attempt}`).slice(0, 20);
    return { granted: later, retrievalId };
  },
);

export const itemFrauds: readonly Fraud[] = [
  ...fraudsOf(bag, [
    ['an item that is sold as another skin', 'item-state', first({ skinId: 'fine' })],
    ['an item that is sold as worth more', 'item-state', first({ value: 5_001 })],
    [
      'a grant of one item more',
      'grant',
      edited(ItemsGranted, ({ items }) => ({
        items: [...items, { itemId: 'anna0000-99', skinId: 'plain', value: 5_000 }],
      })),
    ],
  ]),
  ...fraudsOf(activities, [['the items of an activity, not granted', 'grant', withoutItems]]),
  ...fraudsOf(upgrades, [['an item that a command moves and does not use', 'item-use', movedBeside]]),
  ...fraudsOf(drops, [
    [
      'an extra item with the number of another',
      'item-id',
      edited(
        ItemsGranted,
        ({ extra }) =>
          extra === undefined
            ? {}
            : { extra: { ...extra, items: withLast(extra.items, { itemId: 'anna0000-1' }) } },
        { where: ({ extra }) => (extra?.items.length ?? 0) > 0 },
      ),
    ],
  ]),
  ...fraudsOf(retrievals, [['an item that is said to have come later', 'item-state', cameLater]]),
];
