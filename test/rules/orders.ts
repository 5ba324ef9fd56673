import { SYSTEM, operatorActor } from '@skins/engine/kernel';
import { ADA } from '../operators/orders.ts';
import { publishRules, rulesStream } from '@skins/engine/rules';
import type { AnyShop } from '@skins/engine/shop';
import { type AnyOrder, order } from '../kit/order.ts';
import { SAMPLE_RULES } from './sample-rules.ts';

/** @param from milliseconds since 1970 */
export const publishing = (edge: number, from: number) =>
  order({
    command: publishRules,
    stream: rulesStream(SAMPLE_RULES.name),
    actor: operatorActor(ADA),
    input: { name: SAMPLE_RULES.name, content: { edge }, from },
    context: (given) => ({ ...given, rules: SAMPLE_RULES }),
  });

/**
 * The first rules of every game: a shop publishes them when it starts on a log that has none.
 * @param others of what they say, by name, in place of what the slices say
 */
export const firstRules = (
  { rules }: AnyShop,
  others: Readonly<Record<string, unknown>> = {},
): readonly AnyOrder[] =>
  [...rules.values()].map((one) =>
    order({
      command: publishRules,
      stream: rulesStream(one.name),
      actor: SYSTEM,
      input: { name: one.name, content: others[one.name] ?? one.first, from: 0 },
      context: (given) => ({ ...given, rules: one }),
    }),
  );
