import { describe, expect, it } from 'vitest';
import { type AnyEvent, accepted, combine, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { SeedChainCommitted } from './events.ts';
import { seedSet } from '../../../../test/seeds/sample-events.ts';
import { setUserSeed } from './set-user-seed.ts';
import { type Seeds, seeds } from './state.ts';

const { given } = specify(combine<{ seeds: Seeds }>({ seeds }), setUserSeed);

const committed = (chainId: number) =>
  SeedChainCommitted.of({ chainId, anchor: String(chainId).repeat(64), length: 20, epoch: 1 });

const set = (userSeed: string, ...history: AnyEvent[]) =>
  given(committed(1), ...history).when({ userSeed }, undefined);

describe('set-user-seed', () => {
  it('sets the seed and thereby arms the chain committed before', () => {
    const { decision, reply, state } = set('Nanshan7');

    expect(decision).toEqual(accepted(seedSet('Nanshan7')));
    expect(reply).toEqual({ userSeed: 'Nanshan7' });
    expect(state.seeds).toMatchObject({ userSeed: 'Nanshan7', current: { armed: true } });
  });

  it('replaces the current seed, even one derived from a command', () => {
    expect(set('b', seedSet('a', 'command')).decision).toEqual(accepted(seedSet('b')));
  });

  it.each(['', '0123456789abcdefg', 'a b', '种子', "'; --", '<script>'])('refuses %j', (userSeed) => {
    expect(set(userSeed).decision).toEqual(rejected({ code: 'bad-user-seed' }));
  });

  it('writes nothing if repeated', () => {
    const { decision, reply } = set('Nanshan7', seedSet('Nanshan7'));

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ userSeed: 'Nanshan7' });
  });

  it('does not arm a waiting chain with a seed that the server knew before', () => {
    const { decision, state } = set('Nanshan7', seedSet('Nanshan7'), committed(2));

    expect(decision).toEqual(accepted());
    expect(state.seeds.next?.armed).toBe(false);
    expect(set('Nanshan8', seedSet('Nanshan7'), committed(2)).state.seeds.next?.armed).toBe(true);
  });
});
