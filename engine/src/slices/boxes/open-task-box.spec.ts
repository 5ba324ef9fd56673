import { describe, expect, it } from 'vitest';
import type { Bag } from '../bag/index.ts';
import { ItemsGranted } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { type BoxVersion, OPEN_TERMS } from '../catalogue/index.ts';
import { PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';
import type { Deeds } from '../deeds/index.ts';
import { deedsFold } from '../deeds/state.ts';
import { itemAt, rollOf, sha256Hex } from '../../fairness/index.ts';
import { type AnyEvent, combine } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import type { Seeds } from '../seeds/index.ts';
import { committedFor, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { seeds } from '../seeds/state.ts';
import { TaskBoxClaimed, type Tasks } from '../tasks/index.ts';
import { GEMS, NOON, OFFSET, taskBox, version } from '../../../../test/tasks/sample-tasks.ts';
import { tasksFold } from '../tasks/state.ts';
import { BoxOpened, measures } from './events.ts';
import { type OpenTaskBoxContext, openTaskBox } from './open-task-box.ts';

const ANNA = 'anna0000';
const secrets = sampleSecrets(20);
const { odds, versionHash } = PUBLISHED.data;
const SALE: BoxVersion = { odds, versionHash, version: 1, terms: OPEN_TERMS, time: 0 };
const DRAW = { type: 'box' as const, of: 'box-one', count: 1, gems: 0 };
const one = (gives: typeof DRAW | typeof GEMS) =>
  version('a', Infinity, taskBox({ task: { type: 'hash-opens', of: null, target: 1 }, gives }));
const CONTEXT: OpenTaskBoxContext = {
  playerId: ANNA,
  commandId: 'command-a',
  secrets,
  hash: sha256Hex,
  time: NOON,
  at: 'player-anna0000#4',
  houseOffset: OFFSET,
  boards: [one(DRAW)],
  onSale: (boxId) => (boxId === 'box-one' ? { version: SALE, kind: 'hash' } : undefined),
};

// The histories' events are seconds apart on the first day of 1970, so the command comes on that day too.
const TODAY = { ...CONTEXT, time: 10_000 };
const { given } = specify(
  combine<{ tasks: Tasks; deeds: Deeds; bag: Bag; seeds: Seeds }>(
    { tasks: tasksFold, deeds: deedsFold, bag, seeds },
    measures,
  ),
  openTaskBox,
);

const opened = (index: number, n: number, paidBy: 'gems' | 'task') => {
  const serverSeed = secrets.seed(ANNA, 1, index);
  const { ticket } = rollOf('Nanshan7', serverSeed);
  const { skinId, value } = itemAt(odds.items, ticket);
  const itemId = `${ANNA}-${n}`;
  const reveal = { chainId: 1, index, userSeed: 'Nanshan7', serverSeed };
  const { price } = odds;
  return {
    event: BoxOpened.of({
      boxId: 'box-one',
      versionHash,
      price,
      reveal,
      ticket,
      skinId,
      itemId,
      kind: 'hash',
      paidBy,
      drop: null,
    }),
    item: { itemId, skinId, value },
  };
};
const first = opened(1, 1, 'gems');
const history: readonly AnyEvent[] = [
  committedFor(secrets, ANNA)(1),
  seedSet('Nanshan7'),
  first.event,
  ItemsGranted.of({ source: 1, items: [first.item] }),
];

describe('open-task-box', () => {
  it('opens the box that the task gives, for nothing', () => {
    const { event, item } = opened(2, 2, 'task');
    const { events, reply, state } = given(...history).when({ boxId: 'first' }, TODAY);
    expect(events).toEqual([
      TaskBoxClaimed.of({
        boxId: 'first',
        rulesHash: CONTEXT.boards[0]?.hash ?? '',
        countedUntil: TODAY.time,
        done: 1,
        gives: DRAW,
      }),
      event,
      ItemsGranted.of({ source: 5, items: [item] }),
    ]);
    expect(reply).toEqual({ taskBoxId: 'first', open: event.data, item });
    // A task's open is no deed, so that no task is fulfilled by another's reward.
    expect(state.deeds.newest.done.get('open-hash')?.count).toBe(1);
  });

  it.each([
    ['of a prop', { boards: [one(GEMS)] }, { code: 'task-gives-other', gives: 'diamond' }],
    [
      'of a box that is not on sale',
      { onSale: () => undefined },
      { code: 'task-box-gone', boxId: 'box-one' },
    ],
    ['of another day', { time: NOON }, { code: 'task-unfinished', done: 0, target: 1 }],
  ])('is refused %s', (_what, change, rejection) => {
    expect(given(...history).when({ boxId: 'first' }, { ...TODAY, ...change }).decision).toEqual({
      kind: 'rejected',
      rejection,
    });
  });
});
