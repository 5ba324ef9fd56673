import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { PlayerSuspended, type SuspendReason, SuspensionEnded } from './events.ts';

/** Times in milliseconds since 1970. */
export interface Suspension {
  readonly reason: SuspendReason;
  /** null: until it is lifted */
  readonly until: number | null;
  readonly since: number;
}

/** Whether a player may act. */
export interface Standing {
  /** the newest one that was not lifted; it may be over */
  readonly suspended: Suspension | undefined;
}

export const standing: Fold<Standing> = foldOf<Standing>({ suspended: undefined }, [
  on(PlayerSuspended, (_state, { reason, until }, { time }) => ({
    suspended: { reason, until, since: time },
  })),
  on(SuspensionEnded, () => ({ suspended: undefined })),
]);

/** The suspension that binds at a time; undefined when the player may act. */
export const suspensionAt = ({ suspended }: Standing, time: number): Suspension | undefined =>
  suspended !== undefined && (suspended.until === null || time < suspended.until) ? suspended : undefined;
