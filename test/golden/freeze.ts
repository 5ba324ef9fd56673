// Freezes what is new: `node test/golden/freeze.ts`. It never changes what is frozen, and names what it wrote.
import { mkdirSync, writeFileSync } from 'node:fs';
import { EDITION } from '@skins/engine/editions';
import type { AnyKit } from '../kit/kit.ts';
import { kits } from '../kit/kits.ts';
import { World } from '../kit/world.ts';
import { FIRST_RULES, declaredFirstRules, frozenFirstRules } from './first-rules.ts';
import { frozenLogs, frozenOf, readLines, readLock, samplesIn } from './files.ts';
import { rootOf, schemaHashes } from './schemas.ts';

const nameOf = ({ type, v }: { readonly type: string; readonly v: number }): string => `${type}@${v}`;

for (const kit of kits) freeze(kit);
freezeFirstRules();

/** @throws Error when something that is frozen changed */
function freeze(kit: AnyKit): void {
  const { name } = kit.slice;
  mkdirSync(frozenOf(name), { recursive: true });
  const lock = readLock(name);
  const logs = frozenLogs(name);
  const frozen = new Set(logs.flatMap((log) => samplesIn(readLines(frozenOf(name, log)))).map(nameOf));
  if (Object.values(kit.slice.events).some((type) => !frozen.has(nameOf(type)))) {
    const log = `edition-${EDITION}${logs.length === 0 ? '' : `-${logs.length + 1}`}.jsonl`;
    const records = playedBy(kit).map((record) => `${record}\n`);
    writeFileSync(frozenOf(name, log), records.join(''), { flag: 'wx' });
    console.log(`test/${name}/golden/${log}: written`);
  }
  const schemas = kept(lock.schemas, schemaHashes(kit));
  const roots = kept(
    lock.roots,
    frozenLogs(name).map((log) => [log, rootOf(readLines(frozenOf(name, log)))]),
  );
  writeFileSync(frozenOf(name, 'lock.json'), `${JSON.stringify({ schemas, roots }, undefined, 2)}\n`);
}

/** @throws Error when rules of this edition declare other first contents than were frozen with it */
function freezeFirstRules(): void {
  const [declared, frozen] = [declaredFirstRules(), frozenFirstRules()];
  if (frozen.edition !== declared.edition)
    throw new Error(
      `first rules are frozen for edition ${frozen.edition}: keep them for the auditor, delete first-rules.json, and run this again`,
    );
  const added = Object.keys(declared.first).filter((name) => !(name in frozen.first));
  kept(frozen.first, Object.entries(declared.first));
  if (added.length === 0) return;
  writeFileSync(FIRST_RULES, `${JSON.stringify(declared, undefined, 2)}\n`);
  console.log(`test/rules/golden/first-rules.json: ${added.join(', ')} written`);
}

function playedBy(kit: AnyKit): readonly string[] {
  const world = new World({ shop: kit.shop });
  kit.play(world);
  return world.records;
}

function kept(
  locked: Readonly<Record<string, string>>,
  present: Iterable<readonly [name: string, hash: string]>,
): Record<string, string> {
  const all = { ...locked };
  for (const [name, hash] of present) {
    if ((all[name] ?? hash) !== hash)
      throw new Error(`${name} is frozen, and changed: it has to stay as it was`);
    all[name] = hash;
  }
  return all;
}
