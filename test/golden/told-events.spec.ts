import { catalogue } from '@skins/engine/catalogue';
import { codec } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { summaryOf } from '../../api/src/admin/event-summary.ts';
import { type Sample, readLines } from './files.ts';

interface Line extends Sample {
  readonly stream: string;
}
const log = readLines('log.jsonl').map((line): Line => JSON.parse(line));
const ofPlayers = [
  ...new Map(
    log.filter(({ stream }) => stream.startsWith('player-')).map((line) => [line.type, line]),
  ).values(),
];

it('the golden log holds every type of event, so that none is without rules', () => {
  const held = new Set(log.map(({ type }) => type));
  expect(codec.types.filter(({ type }) => !held.has(type))).toEqual([]);
});

it.each(ofPlayers)('an operator is told of $type in words of every language', ({ type, v, data }) => {
  const event = codec.decode(type, v, data);
  const lines = (['ZH', 'EN', 'RU', 'VN'] as const).map((language) =>
    summaryOf(event, catalogue.initial, language),
  );
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).not.toMatch(/^$|[{}]|undefined/);
  expect(lines).not.toContain(type);
});
