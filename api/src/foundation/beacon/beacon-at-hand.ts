import { QUICKNET } from '@skins/engine/fairness';
import type { MasterSecret } from '../secrets/index.ts';
import type { Beacon } from './beacon.ts';
import { BeaconDesk } from './beacon-desk.ts';
import { type BeaconChoice, DRAND_RELAYS } from './beacon-settings.ts';
import { Curve } from './curve.ts';
import { HttpBeacon } from './http-beacon.ts';
import { LocalBeacon } from './local-beacon.ts';

interface BeaconParts {
  readonly secret: MasterSecret;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

/**
 * Returns the beacons of a shop. Drand stays available when another beacon is chosen, because earlier draws may be
 * fixed on it: a change of settings must not leave a room without its round.
 * @param closing collects resources to close
 */
export function beaconsAtHand(
  { secret, clock }: BeaconParts,
  choice: BeaconChoice,
  closing: AsyncDisposableStack,
): BeaconDesk {
  const curve = new Curve();
  closing.defer(() => curve.close());
  const drand = drandBeacon({ curve, clock }, choice.kind === 'drand' ? choice.relays : DRAND_RELAYS);
  if (choice.kind === 'drand') return new BeaconDesk(drand, [], clock);
  if (choice.kind === 'off') return new BeaconDesk(undefined, [drand], clock);
  const parts = ['skins local beacon v1', 'skins local beacon v1, second half'];
  const seed = Buffer.concat(parts.map((purpose) => secret.derive(purpose))).subarray(0, 48);
  const local = new LocalBeacon({ seed, curve, clock });
  closing.defer(() => local.close());
  const relays = async () => [await local.address()];
  const beacon = new HttpBeacon({ kind: 'local', chain: local.chain, relays, curve, clock });
  return new BeaconDesk(beacon, [drand], clock);
}

/** Returns a client of drand's quicknet over the given relays. */
export const drandBeacon = (
  { curve, clock }: { readonly curve: Pick<Curve, 'isSigned'>; readonly clock: () => number },
  relays: readonly string[],
): Beacon =>
  new HttpBeacon({
    kind: 'drand',
    chain: () => Promise.resolve(QUICKNET),
    relays: () => Promise.resolve(relays),
    curve,
    clock,
  });
