import { describe, expect, it } from 'vitest';
import { ItemsGranted } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { PlayerErased } from '../erasure/events.ts';
import { erasure } from '../erasure/state.ts';
import { accepted, combine, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { PrizeWon } from './events.ts';
import { grantPrize } from './grant-prize.ts';

const { given } = specify(combine({ bag, erasure }), grantPrize);
const roomId = '000000000001';
const prize = { skinId: 'rare', value: 80_000 };
const input = { roomId, joined: 'player-anna0000#4', cause: `roll-${roomId}#7`, rank: 1, ...prize };

describe('grant-prize', () => {
  it('puts the prize into the bag, with source 2', () => {
    expect(given().when(input, {}).decision).toEqual(
      accepted(
        PrizeWon.of(input),
        ItemsGranted.of({ source: 2, items: [{ itemId: 'anna0000-1', ...prize }] }),
      ),
    );
  });

  it('refuses a winner whose account was erased', () => {
    const erased = PlayerErased.of({ phone: null, platform: null, card: null, device: null });
    expect(given(erased).when(input, {}).decision).toEqual(rejected({ code: 'winner-gone' }));
  });
});
