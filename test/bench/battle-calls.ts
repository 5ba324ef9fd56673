import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { BenchShop } from './loaded.ts';

const Answer = Compile(Type.Object({ data: Type.Unknown() }));
const Rules = Compile(Type.Object({ rulesHash: Type.String() }));
const Created = Compile(Type.Object({ battleId: Type.String() }));
const OpenBody = Compile(Type.Object({ boxId: Type.String(), versionHash: Type.String() }));

/** Asks as the n-th player. @returns the data of the answer @throws if it is refused */
export async function ask(
  { address, tokens }: BenchShop,
  n: number,
  path: string,
  body?: string,
): Promise<unknown> {
  const token = tokens[n % tokens.length] ?? '';
  const response = await fetch(
    `${address}${path}`,
    body === undefined
      ? { headers: { token } }
      : {
          method: 'POST',
          headers: { token, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body,
        },
  );
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${text}`);
  return Answer.Parse(JSON.parse(text)).data;
}

/** Returns the body of the creation of a battle of two seats. */
export async function battleBody(shop: BenchShop, rounds: number): Promise<string> {
  const { rulesHash } = Rules.Parse(await ask(shop, 0, '/api/battle/rules'));
  const { boxId, versionHash } = OpenBody.Parse(JSON.parse(shop.open.bodies[0] ?? ''));
  const boxes = Array.from({ length: rounds }, () => ({ boxId, versionHash }));
  return JSON.stringify({ boxes, seats: 2, teams: 0, rule: 'highest', open: true, rulesHash });
}

/** Creates a battle as the n-th player. @returns its id */
export async function createdBattle(shop: BenchShop, n: number, body: string): Promise<string> {
  return Created.Parse(await ask(shop, n, '/api/battle/create', body)).battleId;
}

/** Takes a seat as the n-th player. */
export async function joinBattle(shop: BenchShop, n: number, battleId: string): Promise<void> {
  await ask(shop, n, '/api/battle/join', JSON.stringify({ battleId }));
}
