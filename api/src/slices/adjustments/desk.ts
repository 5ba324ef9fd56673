import type { Desk } from '../../shop/desk.ts';
import { AdjustmentDesk } from './adjustment-desk.ts';
import { ProposedAdjustments } from './proposed.ts';

interface Proposed {
  readonly proposed: ProposedAdjustments;
}
interface Adjusting {
  readonly desk: AdjustmentDesk;
}
export type AdjustmentsDesk = Proposed & Adjusting;

export const desk: Desk<object, Proposed, Adjusting> = {
  needs: {},
  open({ game, accounts, secret, countChanges }) {
    const proposed = new ProposedAdjustments(accounts, secret);
    countChanges(['adjustment_proposal']);
    return {
      desk: { proposed },
      onLists: ({ readModels, progress }) => ({ desk: new AdjustmentDesk(game, readModels, progress) }),
    };
  },
};
