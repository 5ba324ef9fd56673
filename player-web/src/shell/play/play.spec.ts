import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDLE, isLocked, isWithheld, revealed, step, type Order, type Play, type PlayEvent } from './play';

const order = (key: string): Order => ({ key });
const refusal = { kind: 'refused', order: order('a'), errCode: 630, errMsg: '', requestId: 'r' } as const;

const key = fc.constantFrom('a', 'b');
const event: fc.Arbitrary<PlayEvent<Order, string>> = fc.oneof(
  key.map((key) => ({ type: 'pressed', order: order(key) }) as const),
  fc
    .tuple(key, fc.constantFrom('moving', 'still'))
    .map(([key, motion]) => ({ type: 'answered', key, outcome: `won by ${key}`, motion }) as const),
  key.map((key) => ({ type: 'failed', key, failure: refusal }) as const),
  key.map((key) => ({ type: 'stopped', key }) as const),
  key.map((key) => ({ type: 'shown', key }) as const),
  fc.constant({ type: 'dismissed' } as const),
);
const history = fc.array(event, { maxLength: 40 });
const after = (events: readonly PlayEvent<Order, string>[]) => events.reduce<Play<Order, string>>(step, IDLE);

describe('a play', () => {
  it('goes idle, requesting, revealing, landed, settled', () => {
    const events: PlayEvent<Order, string>[] = [
      { type: 'pressed', order: order('a') },
      { type: 'answered', key: 'a', outcome: 'won', motion: 'moving' },
      { type: 'stopped', key: 'a' },
      { type: 'shown', key: 'a' },
    ];
    const phases = events.map((_, count) => after(events.slice(0, count + 1)).phase);
    expect(phases).toEqual(['requesting', 'revealing', 'landed', 'settled']);
  });

  it('never reveals a result before it has landed', () => {
    fc.assert(
      fc.property(history, (events) => {
        const play = after(events);
        const mayShow = play.phase === 'landed' || play.phase === 'settled';
        expect(revealed(play) !== undefined).toBe(mayShow);
        expect(isWithheld(play) && mayShow).toBe(false);
      }),
    );
  });

  it('reveals only the outcome of its own order', () => {
    fc.assert(
      fc.property(history, (events) => {
        const play = after(events);
        if (play.phase === 'landed' || play.phase === 'settled')
          expect(play.outcome).toBe(`won by ${play.order.key}`);
      }),
    );
  });

  it('ignores a second press: a locked play keeps its order', () => {
    fc.assert(
      fc.property(history, key, (events, key) => {
        const play = after(events);
        const pressed = step(play, { type: 'pressed', order: order(key) });
        if (isLocked(play)) expect(pressed).toBe(play);
        else expect(pressed.phase).toBe('requesting');
      }),
    );
  });

  it('always ends: the answer, the stop and the last step lead out of every state', () => {
    fc.assert(
      fc.property(history, fc.boolean(), (events, refused) => {
        let play = after(events);
        if (play.phase === 'requesting') {
          const { key } = play.order;
          play = step(
            play,
            refused
              ? { type: 'failed', key, failure: refusal }
              : { type: 'answered', key, outcome: 'won', motion: 'still' },
          );
        }
        if (play.phase === 'revealing') play = step(play, { type: 'stopped', key: play.order.key });
        if (play.phase === 'landed') play = step(play, { type: 'shown', key: play.order.key });
        expect(isLocked(play)).toBe(false);
      }),
    );
  });

  it('keeps the failure until it is dismissed or the next press', () => {
    const failed = after([
      { type: 'pressed', order: order('a') },
      { type: 'failed', key: 'a', failure: refusal },
    ]);
    expect(failed).toEqual({ phase: 'idle', failure: refusal });
    expect(step(failed, { type: 'dismissed' })).toEqual(IDLE);
  });
});
