import { type Command, type Moment, accepted } from '../../kernel/index.ts';
import { RealityChecked } from './events.ts';
import type { Limits } from './state.ts';

/** Records that the player saw time and net result since the last check. Writes nothing if nothing was played since. */
export const passRealityCheck: Command<{ limits: Limits }, null, Moment, never, { checked: number }> = {
  name: 'pass-reality-check',
  decide: ({ limits: { usage } }) =>
    usage.checkMinutes === 0
      ? accepted()
      : accepted(
          RealityChecked.of({
            minutes: usage.checkMinutes,
            staked: usage.checkStaked,
            returned: usage.checkReturned,
          }),
        ),
  reply: (events) => ({ checked: events.length }),
};
