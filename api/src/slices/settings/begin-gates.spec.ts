import { expect, it } from 'vitest';
import { activity, historyOf, houseTime } from '../../../../test/activities/sample-activities.ts';
import { beginGates } from './begin-gates.ts';

const NOW = houseTime('2026-11-20T12:00');
const begun = activity('begun', NOW);
const history = historyOf([NOW - 1, 'a', [begun]]);
const DUE = NOW + 3_600_000;
const gatesOf = (...activities: (typeof begun)[]) =>
  beginGates(history, DUE, 'activities', { open: true, activities }).map(({ passed, field }) => [
    passed,
    field,
  ]);

it('lets activities pass that begin later, and those that have begun', () => {
  expect(gatesOf(begun, activity('later', DUE))).toEqual([[true, null]]);
});

it('names each activity that would never begin', () => {
  expect(gatesOf(begun, activity('early', DUE - 900_000))).toEqual([[false, '/activities/1/from']]);
  // Another start of the same id.
  expect(gatesOf({ ...begun, from: NOW + 900_000 })).toEqual([[false, '/activities/0/from']]);
});

it('asks nothing of other rules', () => {
  expect(beginGates(history, DUE, 'task-boards', { boxes: [] })).toEqual([]);
});
