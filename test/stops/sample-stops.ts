import { changeHashOf } from '../../engine/src/fairness/index.ts';
import { DAY_MS, combine } from '../../engine/src/kernel/index.ts';
import { foldAll } from '../samples/engine/specification.ts';
import { ChangeProposed, type Register, proposals } from '../../engine/src/slices/operators/index.ts';
import { ADA, BOB, EVE, NOW, PAIRS, added, fold as operators } from '../operators/sample-operators.ts';
import { GameResumed, GameStopped } from '../../engine/src/slices/stops/events.ts';
import type { Stops } from '../../engine/src/slices/stops/index.ts';
import type { Ordering } from '../../engine/src/slices/stops/ordering.ts';
import { stopped } from '../../engine/src/slices/stops/state.ts';

export { ADA, BOB, EVE } from '../operators/sample-operators.ts';

export const fold = combine<Stops>({ stopped, proposals });
export const STOPPED = GameStopped.of({ game: 'dice', reason: 'results' });
export const RESUMED = GameResumed.of({ game: 'dice', stopped: 'test-stream#1' });
export const ONE = '1'.repeat(16);
export const TWO = '2'.repeat(16);
const hash = changeHashOf([RESUMED]);
export const proposed = (proposalId = ONE, by = ADA) =>
  ChangeProposed.of({ proposalId, hash, editors: [by], expires: NOW + 14 * DAY_MS });
const register: Register = foldAll(operators, [
  added(ADA),
  added(BOB, 'game-manager'),
  added(EVE, 'content'),
  PAIRS,
]).register;
export const by = (who: string, time = NOW): Ordering => ({
  time,
  at: 'stops-shop#9',
  by: who,
  register,
  games: new Set(['dice']),
});
export const dice = { game: 'dice' };
