import { existsSync } from 'node:fs';
import { projectionFacts } from '@skins/api/foundation/files';
import { damageIn, ordinalOf } from '@skins/api/foundation/store';
import { newestStored } from '@skins/api/foundation/transparency';
import { type Checked, fine, note, problem } from './checked.ts';

/** Events behind the log; more than this is not a normal delay. */
const LAG_MAX = 10_000;

/** @param head number of events in the log; undefined if it cannot be read */
export function checkReadModels(file: string, head: number | undefined): readonly Checked[] {
  const damage = existsSync(file) ? damageIn(file) : undefined;
  if (damage !== undefined)
    return [
      problem(
        'read models',
        `${file} is damaged: ${damage}. Stop the shop and run skins replay, which makes them anew`,
      ),
    ];
  return head === undefined ? [] : [...projections(file, head), checkpoint(file, head)];
}

function projections(file: string, head: number): readonly Checked[] {
  const facts = projectionFacts(file);
  if (facts.length === 0) return [note('read models', 'none yet: they are made at the first start')];
  return facts.map(({ name, position, parked, sound }) => {
    const what = `read model ${name}`;
    if (!sound) return problem(what, 'its checkpoint is damaged. The next start makes this list anew');
    if (parked !== null) return problem(what, `parked: ${parked}. Mend the cause, then run skins replay`);
    const lag = Math.max(0, head - ordinalOf(position));
    if (lag > LAG_MAX) return problem(what, `${lag} events behind the log`);
    return fine(what, lag === 0 ? 'up to date' : `${lag} events behind the log`);
  });
}

function checkpoint(file: string, head: number): Checked {
  const last = newestStored(file);
  if (last === undefined) return note('checkpoints', 'none is signed yet');
  const says = `the last over ${last.size} of ${head} events`;
  return last.size > head ? problem('checkpoints', `${says}: the log was cut`) : fine('checkpoints', says);
}
