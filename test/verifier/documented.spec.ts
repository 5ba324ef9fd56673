import { readFileSync } from 'node:fs';
import { RIGHTS } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { sources } from '../tidy/sources.ts';

// docs/auditing.md and docs/events.md name what a verifier of somebody else has to know.

const read = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const auditing = read('auditing.md');
const named = auditing + read('events.md');

it('every reason of a posting stands with the accounts it moves between', () => {
  const rows = shop.slices.flatMap(({ audit }) =>
    Object.entries(audit.ways).map(
      ([reason, { legs }]) =>
        `| \`${reason}\` | ${legs.map(([from, to]) => `\`${from}\` → \`${to}\``).join(', ')} |`,
    ),
  );
  expect(rows.filter((row) => !auditing.includes(row))).toEqual([]);
});

it('every kind of rules stands with its content', () => {
  expect([...shop.rules.keys()].filter((name) => !auditing.includes(`| \`${name}\` | \``))).toEqual([]);
});

it('every command whose input its events tell is named', () => {
  const commands = shop.slices.flatMap(({ audit }) => Object.keys(audit.inputs));
  expect(commands.filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
});

it('every right that an auditor holds operators to stands with its roles', () => {
  const audits = sources.filter(({ path }) => /^engine\/src\/(slices\/\w+\/audit|audit\/)/.test(path));
  const held = Object.entries(RIGHTS).filter(([right]) =>
    audits.some(({ text }) => text.includes(`'${right}'`)),
  );
  expect(held.length).toBeGreaterThan(10);
  const rows = held.map(([right, roles]) => `| \`${right}\` | ${roles.join(', ')} |`);
  expect(rows.filter((row) => !auditing.includes(row))).toEqual([]);
});
