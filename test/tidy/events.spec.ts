import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codec } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { kits } from '../kit/kits.ts';
import { ROOT } from './sources.ts';

const catalogue = readFileSync(join(ROOT, 'docs/events.md'), 'utf8').split('\n');

/** Returns the member names of a type's samples. */
const membersOf = (type: string): string[] => [
  ...new Set(kits.flatMap(({ samples }) => samples[type] ?? []).flatMap((data) => Object.keys(Object(data)))),
];

it.each(codec.types)('the event catalogue lists $type v$v with its members', ({ type, v }) => {
  const row = catalogue.find((line) => line.startsWith(`| \`${type}\` v${v} |`)) ?? '';
  expect(row).not.toBe('');
  expect(membersOf(type).filter((member) => !row.includes(`\`${member}\``))).toEqual([]);
});
