// Mutants of the auditor: `npm run mutants -- [--seconds N] [--long] [--write] [SLICE…]`. Takes each check out in turn and runs
// the forgeries in which it finds something; `frame` stands for the frauds against the frame, which belong to no slice. A check without which each of them is still found under its rule is a survivor,
// and needs a forgery. It fails for a survivor that `survivors.txt` does not list, and for a listed one that is needed now.
// --long also tries changed fields and commands; --find looks for changed members that need a survivor, and keeps them as
// forgeries in `altered.json`; --write renews the list. Changed slices come first.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { AnyKit } from '../kit/kit.ts';
import { instrument } from './instrument.ts';
import { isIn, know, known, nameOf } from './known.ts';
import { FRAME, type Trial, folderOf, numbersIn, removeNeeded } from './run.ts';
import { type Check, checks } from './switch.ts';

instrument();
const { kits } = await import('../kit/kits.ts');
const { divergenceOf } = await import('../kit/audited.ts');
const { logOf } = await import('../kit/forge.ts');
const { played } = await import('../conformance/played.ts');
const { alterationsOf, forgeOf, writeAlterations } = await import('../kit/altered.ts');
const { found } = await import('./find.ts');
const { frauds } = await import('../audit/frauds/index.ts');
const { fieldChanges, isOverlooked } = await import('../conformance/checks/fields.ts');
const { commandChanges } = await import('../conformance/checks/commands.ts');

const MS = 1_000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    long: { type: 'boolean' },
    find: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
const until = values.seconds === undefined ? Infinity : Number(values.seconds) * MS;

function* trialsOf(kit: AnyKit): Generator<Trial> {
  const honest = logOf(played(kit).records);
  for (const [rule, forges] of Object.entries(kit.forgeries))
    for (const forge of 'none' in forges ? [] : forges) {
      const log = forge(honest);
      yield { isOverlooked: () => divergenceOf(log, kit.shop)?.rule !== rule };
    }
  for (const altered of alterationsOf(kit.slice.name)) {
    const log = forgeOf(altered)(honest);
    yield { isOverlooked: () => divergenceOf(log, kit.shop)?.rule !== altered.rule };
  }
  if (values.long !== true) return;
  for (const { log } of commandChanges(kit))
    yield { isOverlooked: () => divergenceOf(log, kit.shop) === undefined };
  for (const change of fieldChanges(kit)) yield { isOverlooked: () => isOverlooked(kit, change) };
}

function* trialsOfFrame(): Generator<Trial> {
  for (const { rule, divergence } of frauds) yield { isOverlooked: () => divergence()?.rule !== rule };
}

/** Looks for more forgeries of a slice, and keeps them. */
function find(kit: AnyKit): void {
  const { name } = kit.slice;
  const own = numbersIn([folderOf(kit)]);
  const open = new Set([...unneeded].filter((number) => own.has(number)));
  if (open.size === 0) return;
  const log = logOf(played(kit).records);
  const ruleOf = (forged: typeof log) => divergenceOf(forged, kit.shop)?.rule;
  const more = found(kit, { log, changes: fieldChanges(kit), ruleOf }, open, until);
  if (more.length > 0) writeAlterations(name, [...alterationsOf(name), ...more]);
  for (const number of own) if (!open.has(number)) unneeded.delete(number);
  console.log(`${name}: ${more.length} alterations found`);
}

/** Returns the files that differ from the commit before the last one; none without git. */
function changedFiles(): string {
  try {
    return execFileSync('git', ['diff', '--name-only', 'HEAD~1'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

const changed = changedFiles();
const isLater = ({ slice: { name } }: AnyKit): number => Number(!changed.includes(`/${name}/`));
const wanted = kits
  .filter(({ slice }) => positionals.length === 0 || positionals.includes(slice.name))
  .toSorted((one, other) => isLater(one) - isLater(other));
const unneeded = numbersIn([...FRAME, ...wanted.map(folderOf)]);
if (positionals.length === 0 || positionals.includes('frame'))
  removeNeeded(trialsOfFrame(), unneeded, numbersIn(FRAME));
const done: string[] = [];
const left: string[] = [];
for (const kit of wanted) {
  if (performance.now() > until) left.push(kit.slice.name);
  else {
    // Another slice's forgery excuses no check of this one.
    removeNeeded(trialsOf(kit), unneeded, numbersIn([folderOf(kit), ...FRAME]));
    done.push(folderOf(kit));
    if (values.find === true) find(kit);
  }
}
const isWhole = left.length === 0 && positionals.length === 0;
if (isWhole) done.push(...FRAME);

const listed = new Set(known());
// Only all forgeries together tell that none needs a check of the frame; a part of them tells that a listed one is needed.
const isSurvivor = (check: Check): boolean =>
  isIn(done, check.at) || (isIn(FRAME, check.at) && listed.has(nameOf(check)));
const survivors = [...unneeded].flatMap((number) => checks[number] ?? []).filter(isSurvivor);
const names = new Set(survivors.map(nameOf));
const held = [...done, ...FRAME];
if (values.write === true) know(held, [...names]);
const unlisted = survivors.filter((check) => !listed.has(nameOf(check)));
const needed = values.long === true ? [] : [...listed].filter((name) => isIn(held, name) && !names.has(name));
for (const { at, text } of values.long === true ? survivors : unlisted)
  console.log(`no forgery needs ${at} ${text}`);
for (const name of needed) console.log(`is needed now, so take it off survivors.txt: ${name}`);
const all = numbersIn(isWhole ? done : [...done, ...FRAME]).size;
const rest = left.length === 0 ? '' : `; no time for ${left.join(', ')}`;
console.log(`${all} checks taken out, ${all - survivors.length} needed, ${survivors.length} survive${rest}`);
process.exitCode = unlisted.length + needed.length > 0 ? 1 : 0;
