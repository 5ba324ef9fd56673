import type { AnyKit, AnyTrial } from '../../kit/kit.ts';
import type { AnyOrder } from '../../kit/order.ts';
import { World } from '../../kit/world.ts';

/** Check 6: every refusal is reached, and of two reasons the one first in order is reported. */
export function unrefused(kit: AnyKit): string[] {
  const names = Object.keys(kit.slice.commands);
  return names.flatMap((name) => {
    const trial = kit.trials[name];
    if (trial === undefined) return [`${name} is not tried`];
    const codes = Object.keys(trial.refused);
    const pairs = codes.flatMap((first, n) => codes.slice(n + 1).map((second) => [second, first]));
    return [
      ...notAccepted(kit, name, trial),
      ...[...codes.map((code) => [code]), ...pairs].flatMap((spoils) => misrefused(kit, name, trial, spoils)),
    ];
  });
}

function notAccepted({ shop }: AnyKit, name: string, trial: AnyTrial): string[] {
  const world = new World({ shop });
  const answer = world.run(trial.order(world));
  return answer.kind === 'done' && answer.events.length > 0 ? [] : [`${name} does nothing when it is tried`];
}

/** @param spoils applied in sequence; the last one is expected, as it is first in order */
function misrefused({ shop }: AnyKit, name: string, trial: AnyTrial, spoils: readonly string[]) {
  const world = new World({ shop });
  const spoiled = spoils.reduce<AnyOrder>(
    (at, code) => trial.refused[code]?.(at, world) ?? at,
    trial.order(world),
  );
  const expected = spoils.at(-1);
  const head = world.records.length;
  const answer = world.run(spoiled);
  const found = answer.kind === 'refused' ? answer.rejection.code : 'no refusal';
  if (world.records.length > head) return [`${name} writes though it is spoiled by ${spoils.join(', ')}`];
  return found === expected ? [] : [`${name}, spoiled by ${spoils.join(', ')}: ${found}`];
}
