import { setImmediate as othersFirst } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { positionOf } from '../store/index.ts';
import { Progress } from './progress.ts';

const hurry = () => expect.fail('a reader can wait for more events');
const at = (ordinal: number) => [{ name: 'list', position: positionOf(ordinal), parked: undefined }];

it('lets a reader wait until the lists contain what it has seen', async () => {
  const progress = new Progress(hurry);
  progress.report(at(1));
  let settled = false;
  const waiting = progress.settle(positionOf(2)).then(() => (settled = true));
  progress.report(at(1));
  await othersFirst();
  expect(settled).toBe(false);
  progress.report(at(2));
  await waiting;
});

it('does not wait for an invalid position or for a parked list', async () => {
  const progress = new Progress(hurry);
  progress.report([{ name: 'list', position: positionOf(1), parked: 'broken' }]);
  await progress.settle('tomorrow');
  expect(await progress.reached(positionOf(2), 0)).toBe(true);
});

it('projects the position of an answer at once if it is not projected yet', async () => {
  let hurried = 0;
  const progress: Progress = new Progress(() => {
    hurried += 1;
    progress.report(at(2));
  });
  progress.report(at(1));
  expect(await progress.hurried(positionOf(1), 0)).toBe(true);
  expect(hurried).toBe(0);
  expect(await progress.hurried(positionOf(2), 1_000)).toBe(true);
  expect(hurried).toBe(1);
});
