import { loadAdmins } from '@skins/api';
import { tellerOfAll } from '@skins/api/admin';
import { codec, shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { type Sample, readLines } from './files.ts';

const log = readLines('log.jsonl').map((line): Sample => JSON.parse(line));
const samples = [...new Map(log.map((line) => [line.type, line])).values()];
const admins = await loadAdmins();
const tell = tellerOfAll(admins, () => shop.streams.catalogue.fold.initial);

it('the golden log holds every type of event, so that none is without rules', () => {
  const held = new Set(log.map(({ type }) => type));
  expect(codec.types.filter(({ type }) => !held.has(type))).toEqual([]);
});

it.each(samples)('an operator is told of $type in words of every language', ({ type, v, data }) => {
  const event = codec.decode(type, v, data);
  const lines = (['ZH', 'EN', 'RU', 'VN'] as const).map((language) => tell(event, language));
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).not.toMatch(/^$|[{}]|undefined/);
  expect(lines).not.toContain(type);
});

it('every reason for which money moved has words', () => {
  const reasons = new Set(admins.flatMap((slice) => Object.keys(slice.reasons)));
  const posted = log.flatMap(({ data }) => (has(data, 'reason') ? [String(data.reason)] : []));
  expect(posted.length).toBeGreaterThan(0);
  expect(posted.filter((reason) => !reasons.has(reason))).toEqual([]);
});

it('a reason that nobody has words for is said by its id', () => {
  const posted = samples.find(({ type }) => type === 'WalletPosted');
  const event = { type: 'WalletPosted', v: 1, data: { ...Object(posted?.data), reason: 'a-later-one' } };
  expect(tell(event, 'EN')).toContain('a-later-one');
});

const has = <Key extends string>(data: unknown, key: Key): data is Record<Key, unknown> =>
  typeof data === 'object' && data !== null && key in data;
