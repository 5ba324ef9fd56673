import { loadAdmins } from '@skins/api';
import * as slices from '@skins/api/slices';
import { OPERATOR_ROLES, type Right, mayDo } from '@skins/engine/kernel';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { type AnyCall, isCall } from '../../api/src/foundation/contract/call.ts';
import type { Client } from '../http/client.ts';
import { newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { newOperator } from './operator.ts';

const shop = sharedShop([CHEAP]);

/** Something that an operator may ask for, and the right that it takes; undefined: being one is enough. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly right: Right | undefined;
}

const RESOURCES: readonly Asked[] = (await loadAdmins()).flatMap(({ resources }) =>
  Object.entries(resources).flatMap(([name, { schema }]) =>
    ['GET', 'POST'].map((method) => ({
      method,
      path: `/admin/api/${name}`,
      right: schema.right ?? 'read',
    })),
  ),
);

const contracts = await Promise.all(
  Object.values(slices).map(async ({ contract }): Promise<object> =>
    typeof contract === 'function' ? contract() : {},
  ),
);
const CALLS: readonly Asked[] = contracts
  .flatMap((contract): AnyCall[] => Object.values(contract).filter(isCall))
  .filter(({ access, path }) => access === 'operator' && !path.endsWith('/logout'))
  .map(({ method, path, right }) => ({ method, path, right }));

const ASKED = [...RESOURCES, ...CALLS];

async function statusOf(client: Client, { method, path }: Asked): Promise<number> {
  const { status, text } = await client.send(method, path, method === 'GET' ? undefined : '{}');
  // Whoever may is first asked for a proof of who they are.
  return status === FORBIDDEN && PROOF_ASKED.has(refusals.Parse(JSON.parse(text)).errCode)
    ? CONFLICT
    : status;
}

const refusals = Compile(Type.Object({ errCode: Type.Integer() }));
/** A proof is needed, or none is a wrong one. */
const PROOF_ASKED = new Set([700, 640]);
const CONFLICT = 409;
const UNKNOWN = 401;
const FORBIDDEN = 403;
/** What a call says to who may make it, and says nothing that it can use. */
const KNOWN = [200, 400, 404, 405, CONFLICT];

it('asks for something of every kind', () => {
  expect(RESOURCES.length).toBeGreaterThan(10);
  expect(CALLS.length).toBeGreaterThan(4);
});

it('answers neither visitors nor players', async () => {
  const { token } = await newPlayer(shop().client());
  for (const asked of ASKED) {
    expect(await statusOf(shop().client(), asked), `${asked.path} by a visitor`).toBe(UNKNOWN);
    const player = shop()
      .client()
      .with({ token, authorization: `Bearer ${token}` });
    expect(await statusOf(player, asked), `${asked.path} by a player`).toBe(UNKNOWN);
  }
});

it.each(OPERATOR_ROLES)('answers %s as the table of rights says', async (role) => {
  const { client } = await newOperator(shop(), role);
  for (const asked of ASKED) {
    const may = asked.right === undefined || mayDo(role, asked.right);
    const expected = may ? KNOWN : [FORBIDDEN];
    expect(expected, `${asked.method} ${asked.path}`).toContain(await statusOf(client, asked));
  }
});
