import { session } from './session';
import { store, stored } from './storage';

/** Store `neeko` (spec 3.2): marks of what the player has seen. Cleared on logout. */
interface Neeko {
  /** the newest order of gems that the record of top-ups showed */
  readonly rechargeLogId?: string;
}

/** Returns what is stored; empty if it is not as this app writes it. */
export function neeko(): Neeko {
  try {
    const found: unknown = JSON.parse(stored('neeko') ?? '{}');
    if (typeof found !== 'object' || found === null || !('rechargeLogId' in found)) return {};
    const { rechargeLogId } = found;
    return typeof rechargeLogId === 'string' ? { rechargeLogId } : {};
  } catch {
    return {};
  }
}

/** Remembers something for the player who is logged in. */
export function keepInNeeko(part: Neeko): void {
  if (session.token !== undefined) store('neeko', JSON.stringify({ ...neeko(), ...part }));
}
