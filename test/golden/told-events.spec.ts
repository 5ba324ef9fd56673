import { loadAdmins } from '@skins/api';
import { tellerOfAll } from '@skins/api/foundation/admin';
import { EMPTY_CATALOGUE } from '@skins/engine/catalogue';
import { codec } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { kits } from '../kit/kits.ts';
import { type Sample, frozenLogs, frozenOf, readLines, samplesIn } from './files.ts';

const logs = kits.flatMap(({ slice: { name } }) => frozenLogs(name).map((log) => frozenOf(name, log)));
const events = [readLines('log.jsonl'), ...logs.map(readLines)].flatMap(samplesIn);
// Kits may play with test-only slices, whose events have no texts.
const told = new Set(codec.types.map(({ type }) => type));
const samples = [...new Map(events.map((one) => [`${one.type}@${one.v}`, one])).values()].filter(({ type }) =>
  told.has(type),
);
const admins = await loadAdmins();
const tell = tellerOfAll(admins, { catalogue: () => EMPTY_CATALOGUE, houseOffset: () => 480 });

const lifted = ({ type, v, data }: Sample) => codec.decode(type, v, data);

it.each(samples)('an operator reads $type v$v in every language', (sample) => {
  const lines = (['ZH', 'EN', 'RU', 'VN'] as const).map((language) => tell(lifted(sample), language));
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).not.toMatch(/^$|[{}]|undefined/);
  expect(lines).not.toContain(sample.type);
});

it('every reason for moving money has a text', () => {
  const reasons = new Set(admins.flatMap((slice) => Object.keys(slice.reasons)));
  const ways = kits.flatMap(({ slice }) => Object.keys(slice.audit.ways));
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter((reason) => !reasons.has(reason))).toEqual([]);
});

it('a reason without a text is shown by its id', () => {
  const posted = samples
    .filter(({ type }) => type === 'WalletPosted')
    .map(lifted)
    .at(-1);
  const event = { type: 'WalletPosted', v: 2, data: { ...Object(posted?.data), reason: 'a-later-one' } };
  expect(tell(event, 'EN')).toContain('a-later-one');
});
