import { inspect } from 'node:util';
import { stateOfLog } from '@skins/engine/audit';
import { canonicalJson } from '@skins/engine/kernel';
import { type AnyKit, commandsOf } from '../../kit/kit.ts';
import { World } from '../../kit/world.ts';
import { shopOf } from '@skins/engine/shop';
import { SAMPLE_RULES, ruled } from '../../rules/sample-rules.ts';
import { audited } from '../../kit/audited.ts';
import { byStream } from '../../kit/by-stream.ts';
import { played } from '../played.ts';

/** Checks 3 and 10: the play writes every type of event by every command, and the auditor finds nothing wrong with it. */
export function unplayed(kit: AnyKit): string[] {
  const { records, written } = played(kit);
  const types = new Set(records.map((record) => /"type":"(\w+)"/.exec(record)?.[1]));
  const commands = new Set(written.map(({ command }) => command));
  const { divergence } = audited(records, kit.shop);
  return [
    ...Object.keys(kit.slice.events)
      .filter((type) => !types.has(type))
      .map((type) => `no ${type} is played`),
    ...commandsOf(kit)
      .filter(({ name }) => !commands.has(name))
      .map(({ name }) => `no ${name} is played`),
    ...(divergence === undefined ? [] : [`the auditor finds ${JSON.stringify(divergence)}`]),
  ];
}

/** Checks 4 and 5: commands are decided alike twice on frozen state, and answered alike out of what is stored. */
export function unsteady(kit: AnyKit): string[] {
  try {
    played(kit);
    for (const trial of Object.values(kit.trials)) {
      const world = new World({ shop: kit.shop });
      world.run(trial.order(world));
    }
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Checks 5 and 11: two plays write the same, and replaying what was written comes to the states that the play left. */
export async function unrepeated(kit: AnyKit): Promise<string[]> {
  const [world, again] = [played(kit), played(kit)];
  if (world.records.join('\n') !== again.records.join('\n')) return ['two plays write two logs'];
  let replayed = '';
  for await (const piece of stateOfLog(byStream(world.records), kit.shop)) replayed += piece;
  const live: unknown = JSON.parse(JSON.stringify(statesOf(world)));
  return replayed === canonicalJson(live) ? [] : ['a replay comes to another state'];
}

/** Check 11: the auditor comes to the same in whatever order it goes through the slices. */
export function orderBound(kit: AnyKit): string[] {
  const { records } = played(kit);
  const { slices, measures } = kit.shop;
  const reversed = { ...kit.shop, slices: slices.toReversed(), measures: measures.toReversed() };
  const found = [kit.shop, reversed].map((shop) =>
    inspect(audited(records, shop), { depth: null, sorted: true }),
  );
  return found[0] === found[1] ? [] : [`another order of slices comes to ${found[1]}`];
}

/** Check 13: one more slice, with rules of its own, changes nothing of the play: no time, no id, no draw. */
export function shifted(kit: AnyKit): string[] {
  if (kit.shop.rules.has(SAMPLE_RULES.name)) return [];
  const slices = Object.fromEntries(kit.shop.slices.map((slice) => [slice.name, slice]));
  const world = new World({ shop: shopOf({ ...slices, [ruled.name]: ruled }) });
  kit.play(world);
  const beside = afterFirstRules(world.records);
  const alone = afterFirstRules(played(kit).records);
  const at = alone.findIndex((record, n) => record !== beside[n]);
  return at === -1 ? [] : [`beside one more slice the play differs, first in ${alone[at]}`];
}

/** First versions of rules are published one after the other: their own times depend on how many there are. */
const afterFirstRules = (records: readonly string[]): readonly string[] =>
  records.filter((record) => !/^\{"stream":"rules-[^"]+","version":1,/.test(record));

function statesOf(world: World): object {
  const { shop, records } = world;
  return Object.fromEntries(
    byStream(records).map(([stream]) => {
      const kind = shop.streamKindOf(stream);
      return [stream, kind === undefined ? undefined : world.stateOf(kind, stream)];
    }),
  );
}
