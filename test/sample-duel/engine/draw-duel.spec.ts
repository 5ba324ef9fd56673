import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../../engine/src/kernel/index.ts';
import { specify } from '../../samples/engine/specification.ts';
import { drawDuel } from './draw-duel.ts';
import { DuelDrawn } from './events.ts';
import { ANNA, BEN, DRAWN, ENDED, EXPIRED, OPEN, SEATED } from '../sample-events.ts';
import { duel } from './state.ts';

const { given } = specify(duel, drawDuel);

describe('draw-duel', () => {
  it.each([
    ['0', ANNA],
    ['7', ANNA],
    ['8', BEN],
    ['f', BEN],
  ])('draws by the hash of both reservations: %s', (digit, winner) => {
    const texts: string[] = [];
    const hash = (text: string) => {
      texts.push(text);
      return digit.repeat(64);
    };
    const { decision, state } = given(...SEATED).when({}, { hash });

    expect(decision).toEqual(accepted(DuelDrawn.of({ winner: winner.reserved })));
    expect(new Set(texts)).toEqual(new Set([`${ANNA.reserved} ${BEN.reserved}`]));
    expect(state).toMatchObject({ phase: 'drawn', winner: winner.reserved });
  });

  it('refuses while a seat is empty', () => {
    for (const history of [[], OPEN, EXPIRED])
      expect(given(...history).when({}, { hash: () => 'f' }).decision).toEqual(
        rejected({ code: 'seat-empty' }),
      );
  });

  it('writes nothing if repeated', () => {
    for (const history of [DRAWN, ENDED])
      expect(given(...history).when({}, { hash: () => '0' }).decision).toEqual(accepted());
  });
});
