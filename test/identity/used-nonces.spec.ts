import { expect, it } from 'vitest';
import { UsedNonces, platformNonce } from '../../api/src/slices/identity/used-nonces.ts';
import { overBoth } from '../tables/databases.ts';

overBoth('a nonce of the platform', [platformNonce], ({ tables, stored }) => {
  it('is used once, also at once and after a restart, until it is too old', async () => {
    const nonces = new UsedNonces(tables());
    const first = await Promise.all([nonces.use('one', 100, 0), nonces.use('one', 100, 0)]);

    expect(first.filter(Boolean)).toHaveLength(1);
    expect(await new UsedNonces(tables()).use('one', 100, 100)).toBe(false);
    expect(await nonces.use('another', 200, 101)).toBe(true);
    expect(await stored('platform_nonce')).toHaveLength(1);
  });
});
