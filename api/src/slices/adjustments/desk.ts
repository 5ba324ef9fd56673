import type { Desk } from '../../shop/desk.ts';
import { AdjustmentDesk } from './adjustment-desk.ts';
import { DaySpending, adjustmentReserved } from './day-spending.ts';
import { ProposedAdjustments, adjustmentProposal } from './proposed.ts';

interface Proposed {
  readonly proposed: ProposedAdjustments;
}
interface Adjusting {
  readonly desk: AdjustmentDesk;
}
export type AdjustmentsDesk = Proposed & Adjusting;

export const desk: Desk<object, Proposed, Adjusting> = {
  needs: {},
  tables: [adjustmentProposal, adjustmentReserved],
  open({ game, tables, secret }) {
    const proposed = new ProposedAdjustments(tables, secret);
    return {
      desk: { proposed },
      onLists: ({ readModels, progress }) => ({
        desk: new AdjustmentDesk(game, new DaySpending(tables, readModels), progress),
      }),
    };
  },
};
