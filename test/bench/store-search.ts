import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { toGems } from '@skins/engine/kernel';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { NewestSearch, type Search } from '../../api/src/slices/mall/search.ts';
import { start } from './child.ts';
import { type Bench, type Figure, interleaved, processorMs } from './figure.ts';
import { type Asked, questionOf, skinAt } from './store-catalogue.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const QUESTIONS = 400;
const ROUNDS = 7;
const PAGE = 24;

const Shop = Compile(Type.Object({ address: Type.String(), token: Type.String() }));
const Answer = Compile(Type.Object({ code: Type.Literal(200) }));

/** A page of the store as a player is answered, and the search alone behind it: p95 with a million listings and with a thousand. */
export const storeSearch: Bench = async (progress) => [
  await answers(progress),
  ...(await searches(progress)),
];

async function answers(progress: (text: string) => void): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'skins-bench-'));
  const serving = async (listed: number) => {
    progress(`a shop with ${listed} skins`);
    const args = [join(folder, String(listed)), String(listed)];
    const shop = await start('serve-store-shop.ts', args, { SKINS_RATE_LIMIT: 'off', SKINS_LOG: 'warn' });
    const { address, token } = Shop.Parse(shop.said);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (n: number) => {
      const path = `${address}/api/store/list?${queryOf(questionOf(n, listed))}`;
      const answer = await new Promise<string>((resolve, reject) => {
        get(path, { agent, headers: { token } }, (said) => void text(said).then(resolve, reject)).on(
          'error',
          reject,
        );
      });
      Answer.Parse(JSON.parse(answer));
    };
    return { ask, stop: shop.stop };
  };
  const few = await serving(FEW);
  const many = await serving(MANY);
  try {
    progress('asking');
    const p95 = ({ ask }: typeof few) => p95Of(() => performance.now(), ask);
    await p95(few);
    await p95(many);
    const { subject, baseline } = await interleaved(
      ROUNDS,
      () => p95(many),
      () => p95(few),
    );
    return {
      name: 'a page of the store over HTTP, 1,000,000 listings, p95 of ten kinds of questions',
      value: subject,
      unit: 'µs',
      baseline: { name: '1,000 listings', value: baseline },
      measure: subject / baseline,
      target: { atMost: 2 },
    };
  } finally {
    await Promise.all([few.stop(), many.stop()]);
    await rm(folder, { recursive: true });
  }
}

const queryOf = ({ q, type, rarity, exterior, from, to, current, dearestFirst }: Asked): string =>
  new URLSearchParams(
    Object.entries({
      current: String(current),
      size: String(PAGE),
      sort: dearestFirst ? 'dearest' : 'cheapest',
      ...(q === undefined ? {} : { q }),
      ...(type === undefined ? {} : { type }),
      ...(rarity === undefined ? {} : { rarity }),
      ...(exterior === undefined ? {} : { exterior }),
      ...(from === undefined ? {} : { from: String(toGems(from)) }),
      ...(to === undefined ? {} : { to: String(toGems(to)) }),
    }),
  ).toString();

async function searches(progress: (text: string) => void): Promise<Figure[]> {
  const shelve = async (listed: number) => {
    progress(`shelving ${listed} skins`);
    const skins = Array.from({ length: listed }, (_, n) => skinAt(n));
    const before = process.memoryUsage();
    const begin = processorMs();
    const search = await new NewestSearch().of({ values: () => skins });
    const took = processorMs() - begin;
    const after = process.memoryUsage();
    const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
    return { search, took, held, ask: (n: number) => page(search, questionOf(n, listed)) };
  };
  const few = await shelve(FEW);
  const many = await shelve(MANY);
  const p95 = ({ ask }: typeof few) => p95Of(processorMs, ask);
  await p95(few);
  await p95(many);
  const { subject, baseline } = await interleaved(
    ROUNDS,
    () => p95(many),
    () => p95(few),
  );
  return [
    {
      name: 'the search alone, 1,000,000 listings, processor time, p95 of the same questions',
      value: subject,
      unit: 'µs',
      baseline: { name: '1,000 listings', value: baseline },
      measure: subject / baseline,
    },
    { name: 'making the search of 1,000,000 listings, processor time', value: many.took, unit: 'ms' },
    { name: 'memory of it, beside the catalogue', value: many.held / 2 ** 20, unit: 'MiB' },
  ];
}

const page = (search: Search, { q, type, current, dearestFirst, from = 1, to = 10 ** 13, ...kind }: Asked) =>
  search.page(
    { ...kind, text: q, category: type, without: [], priceMin: from, priceMax: to },
    { dearestFirst, offset: PAGE * (current - 1), limit: PAGE },
  );

/** What 95 in 100 questions take at most, in µs. */
async function p95Of(now: () => number, ask: (n: number) => unknown): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < QUESTIONS; n += 1) {
    const begin = now();
    await ask(n);
    took.push((now() - begin) * 1_000);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(QUESTIONS * 0.95)] ?? 0;
}
