import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../../engine/src/kernel/index.ts';
import { specify } from '../../samples/engine/specification.ts';
import { endDuel } from './end-duel.ts';
import { DuelEnded } from './events.ts';
import { DRAWN, ENDED, EXPIRED, OPEN, SEATED } from '../sample-events.ts';
import { duel } from './state.ts';

const { given } = specify(duel, endDuel);

describe('end-duel', () => {
  it('ends a drawn and an expired duel', () => {
    for (const history of [DRAWN, EXPIRED]) {
      const { decision, state } = given(...history).when({}, undefined);
      expect(decision).toEqual(accepted(DuelEnded.of({ opened: 'test-stream#1' })));
      expect(state.phase).toBe('ended');
    }
  });

  it('refuses an undecided duel', () => {
    for (const history of [[], OPEN, SEATED])
      expect(given(...history).when({}, undefined).decision).toEqual(rejected({ code: 'duel-undecided' }));
  });

  it('writes nothing if repeated', () => {
    expect(given(...ENDED).when({}, undefined).decision).toEqual(accepted());
  });
});
