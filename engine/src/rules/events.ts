import { Type } from 'typebox';
import { Hash, closed, defineEvent } from '../kernel/index.ts';

const RulesName = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });

/** Rules of a name count from a time on, in place of those before. */
export const RulesPublished = defineEvent(
  'RulesPublished',
  closed({
    name: RulesName,
    /** from 1 */
    version: Type.Integer({ minimum: 1 }),
    from: Type.Integer({ minimum: 0, description: 'milliseconds since 1970' }),
    hash: Hash,
    content: Type.Unknown({ description: 'as the slice that plays by them declares' }),
  }),
);
