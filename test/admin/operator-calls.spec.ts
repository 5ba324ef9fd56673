import { operatorLogin, operatorMe, operatorsPropose } from '@skins/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { type Operator, loginOf, newOperator, operatorIdOf } from './operator.ts';
import { REFUSED } from './refused.ts';

const shop = sharedShop([CHEAP]);

let ada: Operator;
let bob: Operator;
beforeAll(async () => {
  [ada, bob] = [await newOperator(shop()), await newOperator(shop())];
});

const idOf = (name: string) => operatorIdOf(shop(), name);

describe('calls about operators', () => {
  it('accept no fields beyond their schema', async () => {
    const add = { kind: 'add', name: 'new', role: 'auditor' };
    const bodies: [string, object][] = [
      ['propose', { ...add, operatorId: await idOf(ada.name) }],
      ['propose', { ...add, personId: '00'.repeat(8) }],
      ['propose', { ...add, author: await idOf(bob.name), editors: [] }],
      ['propose', { ...add, role: 'root' }],
      ['approve', { proposalId: '00'.repeat(8), hash: '5f'.repeat(32), by: await idOf(ada.name) }],
      ['approve', { proposalId: '00'.repeat(8), hash: '5f'.repeat(32), change: add }],
      ['drop', { proposalId: '00'.repeat(8), reason: 'withdrawn' }],
      ['disable', { operatorId: await idOf(bob.name), reason: 'left', by: await idOf(bob.name) }],
      ['mode', { mode: 'single', from: 0 }],
    ];
    for (const [path, body] of bodies) {
      const { status } = await ada.client.send('POST', `/admin/api/operators/${path}`, JSON.stringify(body));
      expect(status, `${path} ${JSON.stringify(body)}`).toBe(REFUSED.malformed);
    }
    const login = { ...loginOf(ada, 30_000), role: 'owner', operatorId: await idOf(bob.name) };
    const { token } = await shop().client().ask(operatorLogin, { body: login });
    const client = shop()
      .client()
      .with({ authorization: `Bearer ${token}` });
    expect(await client.ask(operatorMe)).toMatchObject({ name: ada.name });
  });

  it('accept no script as a name', async () => {
    for (const name of ['<script>alert(1)</script>', '=1+1', 'a b', '', 'x'.repeat(33), '..%2f', '王']) {
      const body = { kind: 'add' as const, name, role: 'auditor' as const };
      const { errCode } = await ada.client.refused(operatorsPropose, { body });
      expect([REFUSED.malformed, REFUSED.nameMalformed], name).toContain(errCode);
    }
    const taken = { kind: 'add' as const, name: bob.name, role: 'auditor' as const };
    expect((await ada.client.refused(operatorsPropose, { body: taken })).errCode).toBe(REFUSED.nameTaken);
  });
});
