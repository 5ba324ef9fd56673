import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { EpochOpened } from './events.ts';
import { openEpoch } from './open-epoch.ts';
import { epochLog, nameOfEpoch } from './state.ts';

const { given } = specify(epochLog, openEpoch);

const [A, B] = ['a', 'b'].map((digit) => digit.repeat(64));
const asked = (name = '') => ({ name, reason: 'restored' }) as const;
const opened = (epoch: number, name = '') => EpochOpened.of({ epoch, ...asked(name) });

describe('open-epoch', () => {
  it('opens the second epoch of a log without one, under the name', () => {
    const { decision, reply, state } = given().when(asked(A), undefined);

    expect(decision).toEqual(accepted(opened(2, A)));
    expect(reply).toEqual(asked(A));
    expect(state).toEqual({ epoch: 2, names: [A] });
  });

  it('opens the next epoch after others, and each keeps its name', () => {
    const { decision, state } = given(opened(2, A)).when(asked(B), undefined);

    expect(decision).toEqual(accepted(opened(3, B)));
    expect([1, 2, 3, 4].map((epoch) => nameOfEpoch(state, epoch))).toEqual([undefined, A, B, undefined]);
  });

  it('refuses the name of an earlier epoch', () => {
    expect(given(opened(2, A), opened(3, B)).when(asked(A), undefined).decision).toEqual(
      rejected({ code: 'epoch-name-used' }),
    );
  });

  it('writes nothing if repeated', () => {
    const { decision, reply } = given(opened(2, A)).when(asked(A), undefined);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual(asked(A));
  });
});

describe('an epoch', () => {
  it.each([
    ['the first', { epoch: 1, ...asked(A) }],
    ['without a name', { epoch: 2, ...asked('') }],
    ['under a short name', { epoch: 2, ...asked('a'.repeat(63)) }],
    ['for no reason', { epoch: 2, name: A, reason: 'mood' }],
  ])('is not opened: %s', (_what, data) => {
    expect(EpochOpened.fits(data)).toBe(false);
  });
});
