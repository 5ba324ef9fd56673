import { describe, expect, it } from 'vitest';
import { type Command, type Decision, type Told, accepted, rejected } from './decider.ts';
import { closed, defineEvent } from './event.ts';
import { type Guard, guarded } from './guard.ts';

const Done = defineEvent('Done', closed({}));
const DONE = Done.of({});
interface Refused {
  readonly code: string;
}

/** Records each call of a guard and of the command. */
function asked(guards: readonly ('before' | 'after' | 'passes')[], own: Decision<Refused> = accepted(DONE)) {
  const heard: string[] = [];
  const command: Command<number, string, string, Refused, string> = {
    name: 'do',
    decide(state, input, context) {
      heard.push(`decided ${state} ${input} ${context}`);
      return own;
    },
    reply: (events, input) => `${events.length} ${input}`,
  };
  const guard = (refuses: string, n: number): Guard<number, Refused> => ({
    before(state, time) {
      heard.push(`before ${n} ${state} ${time}`);
      return refuses === 'before' ? { code: `before-${n}` } : undefined;
    },
    after(_state, events, time) {
      heard.push(`after ${n} ${events.length} ${time}`);
      return refuses === 'after' ? { code: `after-${n}` } : undefined;
    },
  });
  const told: Told<string> = { moment: { time: 5, at: 'player-anna#1' }, own: 'context' };
  const tried = guarded(command, [...guards.map(guard), {}]);
  return { decision: tried.decide(7, 'input', told), heard, tried };
}

describe('a command with guards', () => {
  it('is checked from the outside in, and its events from the inside out', () => {
    const { decision, heard } = asked(['passes', 'passes']);
    expect(decision).toEqual(accepted(DONE));
    expect(heard).toEqual([
      'before 0 7 5',
      'before 1 7 5',
      'decided 7 input context',
      'after 1 1 5',
      'after 0 1 5',
    ]);
  });

  it('is not decided if a guard refuses it before', () => {
    const { decision, heard } = asked(['passes', 'before', 'before']);
    expect(decision).toEqual(rejected({ code: 'before-1' }));
    expect(heard).toEqual(['before 0 7 5', 'before 1 7 5']);
  });

  it('is refused by the innermost guard that refuses its events', () => {
    expect(asked(['after', 'after', 'passes']).decision).toEqual(rejected({ code: 'after-1' }));
  });

  it('refuses for its own reasons before any guard checks its events', () => {
    const { decision, heard } = asked(['after'], rejected({ code: 'own' }));
    expect(decision).toEqual(rejected({ code: 'own' }));
    expect(heard).toEqual(['before 0 7 5', 'decided 7 input context']);
  });

  it("keeps the command's name and reply", () => {
    const { tried } = asked([]);
    expect(tried.name).toBe('do');
    expect(tried.reply([DONE], 'input')).toBe('1 input');
  });
});
