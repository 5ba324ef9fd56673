import type { Database } from 'better-sqlite3';
import { ProviderNotes } from '../../foundation/providers/index.ts';

/** A difference between the provider and the log. */
export interface DeliveryFinding {
  /** the provider's id for it */
  readonly reference: string;
  readonly retrievalId: string;
  /**
   * unknown: not requested here; other-offer: another offer than the known one; after-end: delivered after it ended here;
   * after-seven-days: reversed too late
   */
  readonly what: 'unknown' | 'other-offer' | 'after-end' | 'after-seven-days';
  /** time of the first finding, milliseconds since 1970 */
  readonly time: number;
}

/** Time and length of the last matched list. */
export interface DeliveryMatching {
  readonly time: number;
  readonly offers: number;
}

/** Notes about deliveries outside the log, for operators only; no decision depends on them. */
export class DeliveryNotes extends ProviderNotes<DeliveryFinding, DeliveryMatching> {
  constructor(database: Database) {
    super(database, {
      finding: 'delivery_finding',
      subject: { column: 'retrieval_id', member: 'retrievalId' },
      matching: 'delivery_matching',
      count: 'offers',
    });
  }
}
