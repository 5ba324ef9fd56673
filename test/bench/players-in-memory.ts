import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { run } from './child.ts';
import type { Bench } from './figure.ts';

const Weight = Type.Object({ opens: Type.Integer(), bytes: Type.Number(), estimate: Type.Number() });
const Weighed = Compile(Type.Object({ weights: Type.Tuple([Weight, Weight, Weight]), chain: Type.Number() }));

/** What a player takes in memory while it is cached, and what an item in the bag adds. */
export const playersInMemory: Bench = async () => {
  const { weights, chain } = Weighed.Parse(await run('weigh-players.ts', [], { node: ['--expose-gc'] }));
  const [fresh, some, many] = weights;
  const each = (many.bytes - some.bytes) / (many.opens - some.opens);
  return [
    {
      name: 'a cached player who just registered',
      value: fresh.bytes,
      unit: 'bytes',
      baseline: { name: 'as the budget counts it', value: fresh.estimate },
      measure: fresh.bytes,
      target: { atMost: 1_000 },
    },
    {
      name: `an item in the bag of a cached player, each from ${some.opens} opens to ${many.opens}`,
      value: each,
      unit: 'bytes',
      measure: each,
      target: { atMost: 64 },
    },
    {
      name: `a cached player after ${some.opens} opens`,
      value: some.bytes,
      unit: 'bytes',
      baseline: { name: 'as the budget counts it', value: some.estimate },
      measure: some.estimate / some.bytes,
      target: { atLeast: 0.8 },
    },
    { name: "a cached player's chain of seeds, at play", value: chain, unit: 'bytes' },
  ];
};
