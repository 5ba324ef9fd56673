/** The beacon for a shop's draws, from the environment. */
export type BeaconChoice =
  | { readonly kind: 'local' }
  | { readonly kind: 'off' }
  | { readonly kind: 'drand'; readonly relays: readonly string[] };

/** The relays in drand's documentation. */
export const DRAND_RELAYS: readonly string[] = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** @throws Error when a setting is invalid */
export function beaconChoiceOf(environment: NodeJS.ProcessEnv): BeaconChoice {
  const kind = environment['SKINS_BEACON'] ?? 'local';
  if (kind === 'local' || kind === 'off') return { kind };
  if (kind !== 'drand') throw new Error('SKINS_BEACON is drand, local or off');
  const set = (environment['SKINS_BEACON_RELAYS'] ?? '').split(/[\s,]+/).filter((part) => part !== '');
  return { kind, relays: set.length === 0 ? DRAND_RELAYS : set.map(relayOf) };
}

function relayOf(written: string): string {
  const address = URL.parse(written);
  // Relays are not trusted, but an eavesdropper on plain HTTP could withhold a round.
  if (address?.protocol !== 'https:' && address?.hostname !== '127.0.0.1')
    throw new Error(`SKINS_BEACON_RELAYS: '${written}' is no address such as https://api.drand.sh`);
  return address.href.replace(/\/$/, '');
}
