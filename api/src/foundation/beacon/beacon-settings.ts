/** Which beacon a shop's draws are fixed on, as its machine was told. */
export type BeaconChoice =
  | { readonly kind: 'local' }
  | { readonly kind: 'off' }
  | { readonly kind: 'drand'; readonly relays: readonly string[] };

/** The relays of drand's documentation. */
export const DRAND_RELAYS: readonly string[] = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** @throws Error when what is set cannot be meant so */
export function beaconChoiceOf(environment: NodeJS.ProcessEnv): BeaconChoice {
  const kind = environment['SKINS_BEACON'] ?? 'local';
  if (kind === 'local' || kind === 'off') return { kind };
  if (kind !== 'drand') throw new Error('SKINS_BEACON is drand, local or off');
  const set = (environment['SKINS_BEACON_RELAYS'] ?? '').split(/[\s,]+/).filter((part) => part !== '');
  return { kind, relays: set.length === 0 ? DRAND_RELAYS : set.map(relayOf) };
}

function relayOf(written: string): string {
  const address = URL.parse(written);
  // A relay is not trusted, but whoever listens on the way could keep a round back.
  if (address?.protocol !== 'https:' && address?.hostname !== '127.0.0.1')
    throw new Error(`SKINS_BEACON_RELAYS: '${written}' is no address such as https://api.drand.sh`);
  return address.href.replace(/\/$/, '');
}
