import { changeHashOf } from '../../fairness/index.ts';
import { DAY_MS, combine } from '../../kernel/index.ts';
import { foldAll } from '../../kernel/specification.ts';
import { ChangeProposed, type Register, proposals } from '../operators/index.ts';
import { ADA, BOB, EVE, NOW, PAIRS, added, fold as operators } from '../operators/sample-operators.ts';
import { GameResumed, GameStopped } from './events.ts';
import type { Stops } from './index.ts';
import type { Ordering } from './ordering.ts';
import { stopped } from './state.ts';

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
