import type { Append, NewEvent } from '@skins/api/foundation/store';
import * as fc from 'fast-check';
import { hashOf } from './appends.ts';

/** A step on a store. There are few streams and ids, so that steps conflict. */
export type Step =
  | { readonly do: 'append'; readonly burst: readonly Intent[] }
  | { readonly do: 'find'; readonly stream: string; readonly id: string }
  | {
      readonly do: 'readStream';
      readonly stream: string;
      readonly fromVersion: number;
      readonly limit: number;
    }
  | { readonly do: 'readAll'; readonly after: number; readonly limit: number };

/** An append whose expected version depends on its stream's version at the start of the burst. */
export interface Intent {
  readonly append: Omit<Append, 'expectedVersion'>;
  /** Added to the stream's version; 0 is correct. */
  readonly miss: number;
}

const stream = fc.constantFrom('player-a', 'player-b', 'roll-1');
const id = fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
const text = fc.string({ unit: 'binary', maxLength: 12 });

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.maxSafeInteger(),
    text,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(text, tie('json'), { maxKeys: 4 }),
  ),
}));

const event: fc.Arbitrary<NewEvent> = fc.record({
  type: fc.constantFrom('BoxOpened', 'WalletPosted', 'ItemGranted'),
  v: fc.integer({ min: 1, max: 9 }),
  data: json,
});

const inputHash = fc.constantFrom(hashOf('one'), hashOf('other'));
const command = fc.record({ id, inputHash });
const origin = { stream, time: fc.nat(), actor: fc.constantFrom('player-a', 'operator-ü') };
const accepted = fc.record({ ...origin, events: fc.array(event, { maxLength: 4 }), command });
const refused = fc.record({
  ...origin,
  events: fc.constant([]),
  command: fc.record({ id, inputHash, refusal: text.map((reason) => JSON.stringify(reason)) }),
});

const intent: fc.Arbitrary<Intent> = fc.record({
  append: fc.oneof({ weight: 4, arbitrary: accepted }, { weight: 1, arbitrary: refused }),
  miss: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 1, 2) },
  ),
});

const burst = fc.array(intent, { minLength: 1, maxLength: 5 });
const limit = fc.integer({ min: 1, max: 12 });

export const bursts = fc.array(burst, { maxLength: 12 });

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('append' as const), burst }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('find' as const), stream, id }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('readStream' as const), stream, fromVersion: limit, limit }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('readAll' as const), after: fc.nat({ max: 40 }), limit }),
    },
  ),
  { maxLength: 25 },
);
