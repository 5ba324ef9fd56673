import type { Flows } from '../../foundation/flows/index.ts';
import type { NodeReports } from '../../foundation/nodes/index.ts';
import type { ContentDesk } from '../content/desk.ts';
import type { OperatorsDesk } from '../operators/desk.ts';
import type { SecurityDesk } from '../security/desk.ts';

/** What the shop's health is read from, and its flows are led by. */
export interface HealthDesk {
  readonly flows: Flows;
  /** undefined for the only server */
  readonly nodes: NodeReports | undefined;
}

/** The desks that the slice's parts need. */
export interface Desks {
  readonly content: ContentDesk;
  readonly health: HealthDesk;
  readonly operators: OperatorsDesk;
  readonly security: SecurityDesk;
}
