import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { run } from './child.ts';
import type { Bench } from './figure.ts';

const Sizes = Compile(
  Type.Object({
    fresh: Type.Number(),
    freshEstimate: Type.Number(),
    played: Type.Number(),
    playedEstimate: Type.Number(),
    chain: Type.Number(),
    opens: Type.Integer(),
  }),
);

/** What a player takes in memory while it is cached. */
export const playersInMemory: Bench = async () => {
  const { fresh, freshEstimate, played, playedEstimate, chain, opens } = Sizes.Parse(
    await run('weigh-players.ts', [], { node: ['--expose-gc'] }),
  );
  return [
    {
      name: 'a cached player who just registered',
      value: fresh,
      unit: 'bytes',
      baseline: { name: 'as the budget counts it', value: freshEstimate },
    },
    {
      name: `a cached player after ${opens} opens`,
      value: played,
      unit: 'bytes',
      baseline: { name: 'as the budget counts it', value: playedEstimate },
      measure: playedEstimate / played,
      target: { atLeast: 0.8 },
    },
    { name: "a cached player's chain of seeds, at play", value: chain, unit: 'bytes' },
  ];
};
