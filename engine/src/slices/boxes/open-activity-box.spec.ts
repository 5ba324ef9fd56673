import { expect, it } from 'vitest';
import { PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { committedFor, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { type ActivityPart, ActivityReceived } from '../activities/index.ts';
import { activitiesFold } from '../activities/state.ts';
import type { Bag } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { OPEN_TERMS } from '../catalogue/index.ts';
import { sha256Hex } from '../../fairness/index.ts';
import { combine } from '../../kernel/index.ts';
import type { Seeds } from '../seeds/index.ts';
import { seeds } from '../seeds/state.ts';
import { type OpenActivityBoxContext, openActivityBox } from './open-activity-box.ts';

const ANNA = 'anna0000';
const secrets = sampleSecrets(20);
const { odds, versionHash } = PUBLISHED.data;
const CONTEXT: OpenActivityBoxContext = {
  playerId: ANNA,
  commandId: 'command-a',
  secrets,
  hash: sha256Hex,
  time: 1_000_000,
  at: 'player-anna0000#4',
  versionOf: (boxId, hash) =>
    boxId === 'box-one' && hash === versionHash
      ? { version: { odds, versionHash, version: 1, terms: OPEN_TERMS, time: 0 }, kind: 'hash' }
      : undefined,
};
const GRANTED = ActivityReceived.of({
  activityId: 'hashes',
  kind: 'hash',
  step: 2,
  from: 900_000,
  rulesHash: 'a'.repeat(64),
  done: 2,
  gives: { type: 'box', boxId: 'box-one', amount: 2 },
  versionHash,
});
const { given } = specify(
  combine<{ activities: ActivityPart; bag: Bag; seeds: Seeds }>({ activities: activitiesFold, bag, seeds }),
  openActivityBox,
);
const BEGUN = [committedFor(secrets, ANNA)(1), seedSet('Nanshan7'), GRANTED];
const USED = { activityId: 'hashes', step: 2 };

it('opens the version of the grant for nothing, into the bag as a welfare box', () => {
  const { events, reply, state } = given(...BEGUN).when(USED, CONTEXT);
  expect(events.map(({ type }) => type)).toEqual(['OpeningUsed', 'BoxOpened', 'ItemsGranted']);
  expect(reply).toMatchObject({ open: { paidBy: 'task', boxId: 'box-one', versionHash } });
  expect(state.activities.openings).toMatchObject([{ left: 1, total: 2 }]);
  expect(state.bag.held).toBe(1);
});

it('uses each opening once, and none of another step', () => {
  const first = given(...BEGUN).when(USED, CONTEXT);
  const second = given(...BEGUN, ...first.events).when(USED, CONTEXT);
  expect(second.state.activities.openings).toEqual([]);
  const none = { rejection: { code: 'activity-no-opening' } };
  const third = given(...BEGUN, ...first.events, ...second.events);
  expect(third.when(USED, CONTEXT).decision).toMatchObject(none);
  expect(given(...BEGUN).when({ ...USED, step: 1 }, CONTEXT).decision).toMatchObject(none);
});
