import { describe, expect, it } from 'vitest';
import { ShopClock } from './shop-clock.ts';

const LOG_END = 1_000_000;

/** A machine whose clocks the test sets. */
class Machine {
  wall = LOG_END + 60_000;
  steady = 500;
  asleep = 7;
  readonly sources = { wall: () => this.wall, steady: () => this.steady, asleep: () => this.asleep };

  pass(ms: number): void {
    this.wall += ms;
    this.steady += ms;
  }

  sleep(ms: number): void {
    this.wall += ms;
    this.asleep += ms;
  }
}

function started(logEnd = LOG_END) {
  const machine = new Machine();
  const clock = new ShopClock(machine.sources, logEnd);
  return { machine, clock, now: clock.now };
}

describe('the time of a shop', () => {
  it('follows the clock and never goes back', () => {
    const { machine, clock, now } = started();
    expect(now()).toBe(LOG_END + 60_000);
    machine.pass(1_000);
    expect(now()).toBe(LOG_END + 61_000);
    machine.wall -= 1_500;
    expect([now(), clock.fault]).toEqual([LOG_END + 61_000, undefined]);
    machine.pass(5_000);
    expect(now()).toBe(LOG_END + 64_500);
  });

  it('is never before the log’s end, even if the clock is slightly late', () => {
    const { machine, clock, now } = started(LOG_END + 61_900);
    expect([now(), clock.fault]).toEqual([LOG_END + 61_900, undefined]);
    machine.pass(5_000);
    expect(now()).toBe(LOG_END + 65_000);
  });

  it('follows a clock that is adjusted in small steps', () => {
    const { machine, clock, now } = started();
    for (let step = 0; step < 100; step += 1) {
      machine.pass(1_000);
      machine.wall += 1_900;
      now();
      expect(clock.fault).toBeUndefined();
    }
    expect(now()).toBe(machine.wall);
  });

  it('follows a machine that slept', () => {
    const { machine, clock, now } = started();
    now();
    machine.sleep(8 * 3_600_000);
    expect([now(), clock.fault]).toEqual([machine.wall, undefined]);
    machine.pass(1_000);
    expect([now(), clock.fault]).toEqual([machine.wall, undefined]);
  });
});

describe('a faulty clock', () => {
  it('is detected if it is behind the log’s end at the start, until it is set right', () => {
    const { machine, clock, now } = started(LOG_END + 3_600_000);
    expect(now()).toBe(LOG_END + 3_600_000);
    expect(clock.fault).toContain('3540.0 s behind the end of the log');
    machine.pass(10_000);
    expect(now()).toBe(LOG_END + 3_600_000);
    // Days later: the shop was closed for that long.
    machine.wall = LOG_END + 200_000_000;
    expect([now(), clock.fault]).toEqual([machine.wall, undefined]);
  });

  it.each([
    ['ahead', 3_600_000],
    ['back', -3_600_000],
    ['ahead', 2_001],
    ['back', -2_001],
  ])('is detected when it leaps %s against the steady one, by %d ms, until it leaps back', (where, leap) => {
    const { machine, clock, now } = started();
    const before = now();
    machine.pass(1_000);
    machine.wall += leap;
    expect(now()).toBe(before + 1_000);
    expect(clock.fault).toContain(where);
    machine.pass(1_000);
    expect(now()).toBe(before + 2_000);
    expect(clock.fault).toContain(where);
    machine.wall -= leap;
    machine.pass(1_000);
    expect([now(), clock.fault]).toEqual([before + 3_000, undefined]);
  });

  it('is detected when it leaps while the machine sleeps', () => {
    const { machine, clock, now } = started();
    now();
    machine.sleep(60_000);
    machine.wall += 3_600_000;
    now();
    expect(clock.fault).toContain('3600.0 s ahead');
  });
});
