import type { Requirement, RoomDetail } from './queries';

/** The error code whose answer opens the dialog of conditions (spec 8.2). */
export const MISSING = 615;

/** The data of the refusal. */
interface Missing {
  readonly roomId: string;
  readonly tasks: readonly Requirement[];
  readonly share: RoomDetail['share'];
}

/** The unmet conditions of a room, and the time until which they can be met. */
export interface Needs extends Missing {
  readonly name: string;
  /** milliseconds since 1970 */
  readonly closesAt: number;
}

/** Checks only that the answer has conditions: the server validates its own answers against the contract. */
export const isMissing = (data: unknown): data is Missing =>
  typeof data === 'object' && data !== null && 'tasks' in data && Array.isArray(data.tasks);
