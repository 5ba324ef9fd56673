import { MasterSecret } from '@skins/api/foundation/secrets';
import { beforeEach, expect, it } from 'vitest';
import { OperatorAccounts, operatorAccount } from '../../api/src/slices/operators/operator-accounts.ts';
import { overBoth } from '../tables/databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const ADA = {
  operatorId: 'ada0ada0ada0ada0',
  created: 5,
  name: 'ada',
  passwordHash: 'a hash',
  totpSecret: 'GEZDGNBV',
  recovery: [],
};
const BOB = { ...ADA, operatorId: 'b0bb0bb0bb0bb0bb' };

overBoth('operator accounts', [operatorAccount], ({ tables, stored }) => {
  let accounts: OperatorAccounts;
  beforeEach(async () => {
    accounts = new OperatorAccounts(tables(), SECRET);
    expect(await accounts.add(ADA)).toBe(true);
  });

  it('are found by id and by name, also after a restart', async () => {
    const again = new OperatorAccounts(tables(), SECRET);

    expect(await again.find(ADA.operatorId)).toEqual(ADA);
    expect(await again.named('ada')).toEqual(ADA);
    expect(await again.named('Ada')).toBeUndefined();
    expect(await again.all()).toEqual([ADA]);
  });

  it('have no name, hash or secret in clear', async () => {
    const rows = await stored('operator_account');
    const text = JSON.stringify(
      rows.map(({ sealed, ...row }) => [row, Buffer.isBuffer(sealed) && sealed.toString('latin1')]),
    );

    expect(text).toContain(ADA.operatorId);
    for (const secret of ['"ada"', 'a hash', 'GEZDGNBV']) expect(text).not.toContain(secret);
  });

  it('refuse a name that is taken, also at the same moment', async () => {
    expect(await accounts.add(BOB)).toBe(false);
    await accounts.remove(ADA.operatorId);
    const added = await Promise.all([accounts.add(ADA), accounts.add(BOB)]);
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await accounts.all()).toHaveLength(1);
  });

  it('accept each step of the second factor once, and none before it', async () => {
    const taken: boolean[] = [];
    for (const step of [7, 7, 6, 8]) taken.push(await accounts.takeStep(ADA.operatorId, step));

    expect(taken).toEqual([true, false, false, true]);
  });

  it('use up recovery codes one by one, each once at the same moment', async () => {
    await accounts.setRecovery(ADA.operatorId, ['aa-bb', 'cc-dd']);
    const use = (code: string) => accounts.useRecovery(ADA.operatorId, code);
    const used = await Promise.all([use('AABB'), use('aa-bb'), use('cc-dd')]);

    expect(used.filter(Boolean)).toHaveLength(2);
    expect((await accounts.find(ADA.operatorId))?.recovery).toEqual([]);
  });

  it('keep each change of two at the same moment', async () => {
    await Promise.all([
      accounts.change(ADA.operatorId, { totpSecret: 'ANOTHER' }),
      accounts.change(ADA.operatorId, { passwordHash: 'another hash' }),
    ]);

    expect(await accounts.find(ADA.operatorId)).toMatchObject({
      totpSecret: 'ANOTHER',
      passwordHash: 'another hash',
    });
    await expect(accounts.change('none', {})).rejects.toThrow('no account');
  });

  it('do not open with another secret', async () => {
    const other = new OperatorAccounts(tables(), new MasterSecret('0c'.repeat(32)));

    expect(await other.named('ada')).toBeUndefined();
    await expect(other.find(ADA.operatorId)).rejects.toThrow();
  });
});
