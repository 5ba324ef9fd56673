import { randomUUID } from 'node:crypto';
import { sellBackItems } from '@skins/api/bag/contract';
import { resetBox } from '@skins/api/boxes/contract';
import { steamBind, steamLogin } from '@skins/api/identity/contract';
import { exchangeFragments } from '@skins/api/props/contract';
import { playReplace } from '@skins/api/replace/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from './client.ts';
import { type Player, newPlayer } from './player.ts';
import { sharedShop } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';

const shop = sharedShop([CHEAP]);
let player: Player;

beforeAll(async () => {
  player = await newPlayer(shop().client());
});

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const EXTRAS = ['0.5', '9007199254740993', '1e300', nested(2_000), '{"valueOf":1,"toString":2}'];
const hash = '0'.repeat(64);

const COMMANDS = [
  [sellBackItems.path, { itemIds: ['nobody-1'], rulesHash: hash }],
  [playReplace.path, { itemIds: ['nobody-1'], skinIds: ['nothing'], quote: hash }],
  [resetBox.path, { boxId: CHEAP.id }],
  [exchangeFragments.path, { skinId: 'nothing', fragments: 1, rulesHash: hash }],
] as const;

const answerOf = ({ status, text }: Reply) => [
  status,
  text.replaceAll(/,"(sysTime|requestId)":("[^"]*"|\d+)/g, ''),
];

describe('a member that the schema does not name', () => {
  it.each(COMMANDS)('neither fails %s nor changes the identity of the command', async (path, body) => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = (text: string) => player.client.send('POST', path, text, headers);
    const plain = await send(JSON.stringify(body));
    expect(plain.status).toBeGreaterThanOrEqual(400);
    expect(plain.status).toBeLessThan(500);
    for (const extra of EXTRAS) {
      const reply = await send(`${JSON.stringify(body).slice(0, -1)},"extra":${extra}}`);
      expect(answerOf(reply)).toEqual(answerOf(plain));
    }
  });

  it.each([steamLogin.path, steamBind.path])('is ignored by %s', async (path) => {
    for (const extra of EXTRAS) {
      const { status } = await player.client.send('POST', path, `{"extra":${extra}}`);
      expect(status).toBe(401);
    }
  });
});
