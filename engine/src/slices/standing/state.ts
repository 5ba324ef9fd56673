import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { PlayerSuspended, type SuspendReason, SuspensionEnded } from './events.ts';

/** Times in milliseconds since 1970. */
export interface Suspension {
  readonly reason: SuspendReason;
  /** null: until it is lifted */
  readonly until: number | null;
  readonly since: number;
}

/** A player's suspension. */
export interface Standing {
  /** the newest one that was not lifted; its end may have passed */
  readonly suspended: Suspension | undefined;
}

export const standing: Fold<Standing> = foldOf<Standing>({ suspended: undefined }, [
  on(PlayerSuspended, (_state, { reason, until }, { time }) => ({
    suspended: { reason, until, since: time },
  })),
  on(SuspensionEnded, () => ({ suspended: undefined })),
]);

/** Returns the suspension in force at a time; undefined if the player may act. */
export const suspensionAt = ({ suspended }: Standing, time: number): Suspension | undefined =>
  suspended !== undefined && (suspended.until === null || time < suspended.until) ? suspended : undefined;
