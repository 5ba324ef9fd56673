import { BattleFrozen, BattleVoided } from '@skins/engine/battles';
import { expect, it } from 'vitest';
import { positionOf } from '../store/index.ts';
import { FreezeWatch } from './freeze-watch.ts';

const HOUR_MS = 3_600_000;

type Hear = Parameters<ConstructorParameters<typeof FreezeWatch>[0]['runtime']['onCommit']>[0];

/** Returns a watch, and how it hears that a battle was void at a time. */
function watching() {
  const heard: Hear[] = [];
  const runtime = {
    onCommit(hear: Hear) {
      heard.push(hear);
      return () => undefined;
    },
  };
  const watch = new FreezeWatch(
    { runtime },
    {
      isFreeze: BattleFrozen.is,
      isLate: (event) => BattleVoided.is(event) && event.data.reason === 'late',
    },
  );
  const voided = (time: number, reason: 'late' | 'no-beacon' = 'late') => {
    const at = { position: positionOf(7), time, firstVersion: 1, commandId: 'void', actor: 'flow:battle-1' };
    for (const hear of heard) hear('battle-1', [BattleVoided.of({ reason })], at);
  };
  return { watch, voided };
}

it('is late from the third late void in an hour until one of them is an hour ago', () => {
  const { watch, voided } = watching();
  voided(0);
  voided(10);
  voided(15, 'no-beacon');
  expect(watch.isLate(20)).toBe(false);
  voided(20);
  expect(watch.isLate(20)).toBe(true);
  expect(watch.isLate(HOUR_MS - 1)).toBe(true);
  expect(watch.isLate(HOUR_MS)).toBe(false);
});
