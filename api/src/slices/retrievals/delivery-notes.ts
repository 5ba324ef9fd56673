import { ProviderNotes } from '../../foundation/providers/index.ts';
import { type Tables, table } from '../../foundation/tables/index.ts';

/**
 * A difference between the provider and the log. unknown: not requested here; other-offer: another offer than the known one;
 * after-end: delivered after it ended here; after-seven-days: reversed too late
 */
export type DeliveryFinding = 'unknown' | 'other-offer' | 'after-end' | 'after-seven-days';

const deliveryFinding = table({
  name: 'delivery_finding',
  columns: { reference: 'text', retrieval_id: 'text', what: 'text', time: 'integer' },
  key: ['reference'],
});
const deliveryMatching = table({
  name: 'delivery_matching',
  columns: { one: 'integer', time: 'integer', offers: 'integer' },
  key: ['one'],
});
export const deliveryTables = [deliveryFinding, deliveryMatching];

/** Notes about deliveries outside the log, for operators only; no decision depends on them. */
export class DeliveryNotes extends ProviderNotes<DeliveryFinding> {
  constructor(tables: Tables) {
    super(tables, {
      finding: deliveryFinding,
      subject: 'retrieval_id',
      matching: deliveryMatching,
      count: 'offers',
    });
  }
}
