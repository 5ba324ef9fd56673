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

/** A call or list, and the right that it needs; undefined if every operator may use it. */
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
  // An operator with the right is first asked for a proof.
  return status === FORBIDDEN && PROOF_ASKED.has(refusals.Parse(JSON.parse(text)).errCode)
    ? CONFLICT
    : status;
}

const refusals = Compile(Type.Object({ errCode: Type.Integer() }));
/** Errors of a missing or a wrong proof. */
const PROOF_ASKED = new Set([700, 640]);
const CONFLICT = 409;
const UNKNOWN = 401;
const FORBIDDEN = 403;
/** Statuses of a call that is permitted but gets an unusable body. */
const KNOWN = [200, 400, 404, 405, CONFLICT];

it('covers calls and lists', () => {
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

it.each(OPERATOR_ROLES)('answers %s by the table of rights', async (role) => {
  const { client } = await newOperator(shop(), role);
  for (const asked of ASKED) {
    const may = asked.right === undefined || mayDo(role, asked.right);
    const expected = may ? KNOWN : [FORBIDDEN];
    expect(expected, `${asked.method} ${asked.path}`).toContain(await statusOf(client, asked));
  }
});
