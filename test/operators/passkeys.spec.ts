import { guardEntry, sharedEntries } from '@skins/api/foundation/guards';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { beforeEach, expect, it } from 'vitest';
import { PasskeyChallenges } from '../../api/src/slices/operators/passkey-challenges.ts';
import { Passkeys, operatorPasskey } from '../../api/src/slices/operators/passkeys.ts';
import { SoftwarePasskey } from '../kit/software-passkey.ts';
import { overBoth } from '../tables/databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const ADA = { operatorId: 'ada0ada0ada0ada0', name: 'ada' };
const ORIGIN = 'http://localhost:3000';

overBoth('passkeys', [operatorPasskey, guardEntry], ({ tables, stored }) => {
  let now: number;
  let passkeys: Passkeys;
  beforeEach(() => {
    now = 1_000;
    passkeys = new Passkeys(tables(), SECRET, () => now, '');
  });

  async function register(passkey = new SoftwarePasskey(ORIGIN)) {
    const response = passkey.create(await passkeys.creation(ADA));
    return { passkey, registered: await passkeys.register(ADA.operatorId, response, 'a key of mine') };
  }

  it('are known by their owner, and used once for each challenge', async () => {
    const { passkey, registered } = await register();
    const other = new Passkeys(tables(), SECRET, () => now, '');
    const assertion = passkey.get(passkeys.request('login'));
    now += 1;

    expect(registered).toBe(true);
    expect(await other.ownerOf(assertion, 'login')).toBeUndefined();
    expect(await passkeys.ownerOf(assertion, 'prove')).toBeUndefined();
    const owners = await Promise.all([
      passkeys.ownerOf(assertion, 'login'),
      passkeys.ownerOf(assertion, 'login'),
    ]);
    expect(owners.filter((owner) => owner === ADA.operatorId)).toHaveLength(1);
    expect(await other.of(ADA.operatorId)).toMatchObject([
      { name: 'a key of mine', created: 1_000, used: 1_001 },
    ]);
    expect(JSON.stringify(await stored('operator_passkey'))).not.toContain('a key of mine');
  });

  it('prove who it is on one node with the challenge of another, once on all', async () => {
    const node = () => {
      const taken = sharedEntries(tables(), SECRET)('passkey-challenges', 0);
      const challenges = new PasskeyChallenges(() => now, {
        key: SECRET.derive('challenges of a test'),
        taken,
      });
      return new Passkeys(tables(), SECRET, () => now, '', challenges);
    };
    const [one, two] = [node(), node()];
    const passkey = new SoftwarePasskey(ORIGIN);
    expect(await two.register(ADA.operatorId, passkey.create(await one.creation(ADA)), 'a key of mine')).toBe(
      true,
    );

    const assertion = passkey.get(one.request('login'));
    const owners = await Promise.all([one, two].map((each) => each.ownerOf(assertion, 'login')));
    expect(owners.filter((owner) => owner === ADA.operatorId)).toHaveLength(1);
  });

  it('are not used with a counter that does not grow', async () => {
    const { passkey } = await register();
    const [first, second] = [passkey.get(passkeys.request('login')), passkey.get(passkeys.request('login'))];

    expect(await passkeys.ownerOf(second, 'login')).toBe(ADA.operatorId);
    expect(await passkeys.ownerOf(first, 'login')).toBeUndefined();
  });

  it('are at most ten, also if several are registered at the same moment', async () => {
    const { passkey } = await register();
    expect((await register(passkey)).registered).toBe(false);
    const added = await Promise.all(Array.from({ length: 12 }, () => register()));

    expect(added.filter(({ registered }) => registered)).toHaveLength(9);
    expect(await passkeys.of(ADA.operatorId)).toHaveLength(10);
  });

  it('are not removed to the last one if it is needed, also if all are removed at the same moment', async () => {
    await register();
    await register();
    const [one = { id: '' }, two = { id: '' }] = await passkeys.of(ADA.operatorId);
    const remove = (id: string, needed = true) => passkeys.remove(ADA.operatorId, id, needed);

    const removed = await Promise.all([remove(one.id), remove(two.id)]);
    expect(removed.toSorted()).toEqual(['last', 'removed']);
    const [left = { id: '' }] = await passkeys.of(ADA.operatorId);
    expect(await passkeys.remove('b0bb0bb0bb0bb0bb', left.id, false)).toBe('unknown');
    expect(await remove(left.id, false)).toBe('removed');
    expect(await remove(left.id, false)).toBe('unknown');
  });
});
