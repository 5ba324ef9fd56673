import { describe, expect, it } from 'vitest';
import { esdbAddress } from '../../api/src/foundation/store/esdb/address.ts';

describe('the address of a log in EventStoreDB', () => {
  it.each([
    ['esdb://a:2113?tls=false', 'esdb://a:2113?tls=false', 'skins', 'esdb://a:2113/skins'],
    ['esdb://a,b:2114,c/shop', 'esdb://a,b:2114,c', 'shop', 'esdb://a,b:2114,c/shop'],
    [
      'kurrentdb+discover://u:p%40ss@cluster/shop?tlsCAFile=%2Fca.pem',
      'esdb+discover://cluster?tlsCAFile=%2Fca.pem',
      'shop',
      'esdb+discover://cluster/shop',
    ],
    ['esdb://a?throwOnAppendFailure=false&nodePreference=follower', 'esdb://a', 'skins', 'esdb://a/skins'],
  ])('is read from %s', (url, connection, log, name) => {
    expect(esdbAddress(url)).toMatchObject({ connection, log, name });
  });

  it('has a user, and is encrypted, unless it says otherwise', () => {
    const user = { username: 'u', password: 'p@ss' };
    expect(esdbAddress('esdb://u:p%40ss@a')).toMatchObject({ user, encrypted: true });
    expect(esdbAddress('esdb://a?tls=false')).toMatchObject({ user: undefined, encrypted: false });
  });

  it.each([
    'postgres://a/b',
    'esdb://',
    'esdb://a/$all',
    'esdb://a/two/names',
    'esdb://user@a',
    'esdb://user:pass:word@a',
    'esdb://user:pass%zz@a',
    'http://a:2113',
  ])('is not %s', (url) => {
    expect(esdbAddress(url)).toBeUndefined();
  });
});
