import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { checkpointSigner } from '@skins/api/foundation/transparency';
import { cardAt, cardNumber, cardPrice, deckHash, rollOf } from '@skins/engine/fairness';
import { sampleDraw } from '../../../test/samples/engine/draw.ts';
import { keyText, signCheckpoint } from '@skins/engine/transparency';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Ran, shellIn, temporaryFolder } from '../../../test/samples/cli/recorded-terminal.ts';

const { key, sign } = checkpointSigner(new MasterSecret('a'.repeat(64)));
const sample = sampleDraw(1_204, 3);
const note = signCheckpoint({ size: 9, root: '0'.repeat(64) }, key, sign);
const evidence = { ...sample.evidence, sealed: { note, time: sample.evidence.sealed?.time ?? 0 } };
const prizes = evidence.winners.map(({ entrant }, k) => ({
  rank: k + 1,
  winner: { userId: entrant },
  given: true,
}));
const told = { evidence, prizes, entries: sample.entries };
const ID = evidence.draw.slice('roll-'.length);

let folder: string;
let skins: (...args: string[]) => Promise<Ran>;
beforeEach(() => {
  folder = temporaryFolder();
  skins = shellIn(folder);
});

function file(content: unknown): string {
  const path = join(folder, 'room.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}
/** Starts a fake shop or relay that answers each address with JSON. */
async function saying(say: (url: string) => unknown): Promise<string> {
  const server = createServer(({ url = '' }, response) => response.end(JSON.stringify(say(url))));
  onTestFinished(() => void server.close());
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}
const fromIn = (url: string): number => Number(new URL(url, 'http://shop').searchParams.get('from'));
const failing = ({ out }: Ran): string[] => {
  const { steps }: { steps: readonly { id: string; state: string }[] } = JSON.parse(out);
  return steps.filter(({ state }) => state === 'fails').map(({ id }) => id);
};

describe('skins verify --room', () => {
  it('recomputes a room from its evidence, and lists steps it could not check', async () => {
    const { code, out } = await skins('verify', '--room', file({ code: 200, data: told }));
    expect(out).toMatch(/steered by +nobody/);
    expect(out).toMatch(/\norder +holds\n/);
    expect(out).toMatch(/\nround +holds\n/);
    expect(out).toMatch(/\nsigned +not checked +the log’s key was not given\n/);
    expect(code).toBe(0);
    const signed = await skins('verify', '--room', file(told), '--key', keyText(key));
    expect(signed.out).toMatch(/\nsigned +holds\n/);
  });

  it('escapes control characters in a room’s name', async () => {
    const odd = { ...told, evidence: { ...evidence, draw: 'roll-\u001b[2J', prizes: 2 } };
    const { code, out } = await skins('verify', '--room', file(odd));
    expect(out).toContain(String.raw`roll-\u001b[2J`);
    expect(out).not.toContain('\u001b');
    expect(code).toBe(1);
  });

  it.each<[string, string, () => unknown]>([
    [
      'a winner swapped',
      'order',
      () => ({ ...told, evidence: { ...evidence, winners: evidence.winners.toReversed() } }),
    ],
    ['an entry dropped', 'entries', () => ({ ...told, entries: told.entries.slice(1) })],
    [
      'a prize that another one has',
      'prizes',
      () => ({ ...told, prizes: prizes.map((prize) => ({ ...prize, winner: { userId: 'x' } })) }),
    ],
    [
      'a round that drand never signed',
      'round',
      () => ({
        ...told,
        evidence: { ...evidence, round: { ...evidence.round, signature: 'ab'.repeat(48) } },
      }),
    ],
  ])('reports %s', async (_fraud, step, forged) => {
    const ran = await skins('verify', '--room', file(forged()), '--json');
    expect(ran.code).toBe(1);
    expect(failing(ran)).toContain(step);
  });

  it('reads a room from its shop, entries page by page, and the round from a relay', async () => {
    const asked: string[] = [];
    const shop = await saying((url) => {
      asked.push(url);
      const from = fromIn(url);
      const entries = told.entries.slice(from - 1, from + 999);
      const next = from + 1_000 <= told.entries.length ? from + 1_000 : null;
      const { entries: _, ...detail } = told;
      const data = url.includes('/entries') ? { entries, next, total: told.entries.length } : detail;
      return url.includes('/public/') ? evidence.round : { code: 200, data };
    });

    const ran = await skins('verify', '--room', `${shop}/page/roll/${ID}`, '--beacon', shop, '--json');
    expect(failing(ran)).toEqual([]);
    expect(ran.code).toBe(0);
    expect(asked.map((url) => url.replace(/[?].*from=/, ' '))).toEqual([
      `/api/roll/room/detail?id=${ID}`,
      '/api/roll/room/entries 1&size=1000',
      '/api/roll/room/entries 1001&size=1000',
      expect.stringMatching(/^\/52db9ba7[0-9a-f]+\/public\/657413$/),
    ]);
  });

  it('reads about as many entries as were frozen, however many a shop returns', async () => {
    let pages = 0;
    const shop = await saying((url) => {
      const { entries, ...detail } = told;
      if (!url.includes('/entries')) return { data: detail };
      pages += 1;
      return { data: { entries: entries.slice(0, 1_000), next: pages < 50 ? fromIn(url) + 1_000 : null } };
    });
    const ran = await skins('verify', '--room', `${shop}/page/roll/${ID}`, '--json');
    expect(failing(ran)).toEqual(['entries']);
    expect(pages).toBe(2);
  });

  it.each([
    ['a file beside it', ['x.jsonl', '--room', 'y.json'], 2],
    ['a beacon without a room', ['--beacon'], 2],
    ['what is no room', ['--room', 'http://127.0.0.1:1/page/box'], 1],
    ['nobody who answers', ['--room', `http://127.0.0.1:1/page/roll/${ID}`], 1],
  ])('refuses %s', async (_what, args, code) => {
    expect((await skins('verify', ...args)).code).toBe(code);
  });

  it('refuses a file without a room', async () => {
    expect((await skins('verify', '--room', file({ data: {} }))).err).toContain('tells of no room');
  });
});

describe('skins verify --room of a deck', () => {
  const terms = {
    rate: 9_200,
    extra: 15_000,
    rulesHash: 'a'.repeat(64),
    cards: [
      { skinId: 'rare', value: 80_000, count: 1 },
      { skinId: 'plain', value: 5_000, count: 19 },
    ],
  };
  const serverSeed = 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6';
  const { number } = cardNumber(rollOf('Nanshan7', serverSeed).resultHash, 20);
  const { skinId, value } = cardAt(terms.cards, number);
  const turn = {
    turn: 1,
    entrant: 'e'.repeat(16),
    price: cardPrice({ left: terms.cards, extra: terms.extra, rate: terms.rate }),
    userSeed: 'Nanshan7',
    serverSeed,
    number,
    skinId,
    value,
    extra: 0,
    time: 2,
  };
  const deck = {
    kind: 'deck',
    deck: 'deck-celadon-1',
    terms,
    composition: deckHash('deck-celadon-1', terms),
    opened: 1,
    turns: [turn],
    over: { reason: 'idle', time: 3 },
  };

  it('recomputes every card and price from its evidence, in a file and at its address', async () => {
    const { code, out } = await skins('verify', '--room', file({ code: 200, data: deck }));
    expect(out).toMatch(/turned +1 of 20/);
    for (const step of ['composition', 'numbers', 'cards', 'prices', 'extra', 'end'])
      expect(out).toMatch(new RegExp(`\\n${step} +holds\\n?`));
    expect(code).toBe(0);
    const address = await saying((url) =>
      url === '/api/luckycard/evidence?roomId=celadon-1' ? { code: 200, data: deck } : {},
    );
    expect((await skins('verify', '--room', `${address}/luckycard/celadon-1`)).code).toBe(0);
  });

  it.each([
    ['composition', { composition: 'b'.repeat(64) }],
    ['numbers', { turns: [{ ...turn, number: 0 }] }],
    ['cards', { turns: [{ ...turn, skinId: 'rare', value: 80_000 }] }],
    ['prices', { turns: [{ ...turn, price: turn.price - 1 }] }],
    ['extra', { turns: [{ ...turn, extra: 1 }] }],
    ['end', { over: { reason: 'finished', time: 3 } }],
  ])('names what fails: %s', async (step, change) => {
    const ran = await skins('verify', '--json', '--room', file({ ...deck, ...change }));
    expect(failing(ran)).toContain(step);
    expect(ran.code).toBe(1);
  });
});
