// Freezes what is new: `node test/golden/freeze.ts`. What is frozen already stays as it is, for ever.
import { mkdirSync, writeFileSync } from 'node:fs';
import { EDITION } from '@skins/engine/editions';
import type { AnyKit } from '../kit/kit.ts';
import { kits } from '../kit/kits.ts';
import { World } from '../kit/world.ts';
import { frozenLogs, frozenOf, readLines, readLock, samplesIn } from './files.ts';
import { rootOf, schemaHashes } from './schemas.ts';

const nameOf = ({ type, v }: { readonly type: string; readonly v: number }): string => `${type}@${v}`;

for (const kit of kits) freeze(kit);

/** @throws Error when something that is frozen changed */
function freeze(kit: AnyKit): void {
  const { name } = kit.slice;
  mkdirSync(frozenOf(name), { recursive: true });
  const lock = readLock(name);
  const logs = frozenLogs(name);
  const frozen = new Set(logs.flatMap((log) => samplesIn(readLines(frozenOf(name, log)))).map(nameOf));
  if (Object.values(kit.slice.events).some((type) => !frozen.has(nameOf(type)))) {
    const log = `edition-${EDITION}${logs.length === 0 ? '' : `-${logs.length + 1}`}.jsonl`;
    writeFileSync(
      frozenOf(name, log),
      playedBy(kit)
        .map((record) => `${record}\n`)
        .join(''),
      { flag: 'wx' },
    );
  }
  const schemas = kept(lock.schemas, schemaHashes(kit));
  const roots = kept(
    lock.roots,
    frozenLogs(name).map((log) => [log, rootOf(readLines(frozenOf(name, log)))]),
  );
  writeFileSync(frozenOf(name, 'lock.json'), `${JSON.stringify({ schemas, roots }, undefined, 2)}\n`);
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
