import { store, stored } from '../../shell/session/storage';

/** Returns the device fingerprint for registration. Computed on first use and cached. */
export async function fingerprint(): Promise<string | undefined> {
  const known = stored('fingerprint');
  if (known !== undefined) return known;
  try {
    const { load } = await import('@fingerprintjs/fingerprintjs');
    const agent = await load({ monitoring: false });
    const { visitorId } = await agent.get();
    store('fingerprint', visitorId);
    return visitorId;
  } catch {
    return undefined;
  }
}
