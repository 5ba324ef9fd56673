import type { Requirement, RoomDetail } from './queries';

/** The specification, second document, section 8: opens the dialog of requirements with what the answer carries. */
export const MISSING = 615;

/** What the refusal is about. */
interface Missing {
  readonly roomId: string;
  readonly tasks: readonly Requirement[];
  readonly share: RoomDetail['share'];
}

/** What keeps a player out of a room, and until when it can be made up for. */
export interface Needs extends Missing {
  readonly name: string;
  /** milliseconds since 1970 */
  readonly closesAt: number;
}

/** The service checks its own answers by the contract: that it is one about a room is enough. */
export const isMissing = (data: unknown): data is Missing =>
  typeof data === 'object' && data !== null && 'tasks' in data && Array.isArray(data.tasks);
