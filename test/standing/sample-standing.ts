import { combine, foldOf } from '../../engine/src/kernel/index.ts';
import { foldAll } from '../samples/engine/specification.ts';
import { ADA, EVE, added, by, fold as operators } from '../operators/sample-operators.ts';
import { PlayerSuspended } from '../../engine/src/slices/standing/events.ts';
import { type Standing, standing } from '../../engine/src/slices/standing/state.ts';

/** State of a registered player, as far as suspensions need it. */
export const fold = combine<{ standing: Standing; accounts: { registered: number | undefined } }>({
  standing,
  accounts: foldOf<{ registered: number | undefined }>({ registered: 1 }, []),
});
/** Ada has the role support, Eve finance. */
const { register } = foldAll(operators, [added(ADA, 'support'), added(EVE, 'finance')]);
export const context = (operatorId: string, time = 10_000) => ({ ...by(operatorId, time), register });
export const suspended = PlayerSuspended.of({ reason: 'security', until: 20_000 });
