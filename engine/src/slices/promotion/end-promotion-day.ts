import { type Command, accepted } from '../../kernel/index.ts';
import { PromotionDayEnded } from './events.ts';
import type { PromotionDay } from './state.ts';

/** Ends a day once each share is paid, held or withheld. Writes nothing if repeated. */
export const endPromotionDay: Command<PromotionDay, object, unknown, never, null> = {
  name: 'end-promotion-day',
  decide({ closed, ended }) {
    if (closed === undefined || ended !== undefined) return accepted();
    return accepted(PromotionDayEnded.of({ closed: closed.place }));
  },
  reply: () => null,
};
