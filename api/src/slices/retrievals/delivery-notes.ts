import type { Database } from 'better-sqlite3';
import { ProviderNotes } from '../../foundation/providers/index.ts';

/** What a provider has and the log does not, or the other way round. */
export interface DeliveryFinding {
  /** what the provider calls it */
  readonly reference: string;
  readonly retrievalId: string;
  /** unknown: nobody here asked for it; other-offer: another one than is known; after-end: delivered after it had ended here; after-seven-days: reversed too late */
  readonly what: 'unknown' | 'other-offer' | 'after-end' | 'after-seven-days';
  /** milliseconds since 1970: when it was found first */
  readonly time: number;
}

/** When the provider's list was last held to the log, and how long it was. */
export interface DeliveryMatching {
  readonly time: number;
  readonly offers: number;
}

/** What is noted of deliveries beside the log, for operators alone: nothing is decided by it. */
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
