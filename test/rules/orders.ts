import { publishRules, rulesStream } from '@skins/engine/rules';
import { order } from '../kit/order.ts';
import { SAMPLE_RULES } from './sample-rules.ts';

/** @param from milliseconds since 1970 */
export const publishing = (edge: number, from: number) =>
  order({
    command: publishRules,
    stream: rulesStream(SAMPLE_RULES.name),
    actor: 'operator:ada',
    input: { name: SAMPLE_RULES.name, content: { edge }, from },
    context: (given) => ({ ...given, rules: SAMPLE_RULES }),
  });
