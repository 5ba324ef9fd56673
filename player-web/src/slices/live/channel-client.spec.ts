import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChannelClient, HEARTBEAT, type LineState, type Socket, type SocketEvents } from './channel-client';

/** A socket that a test controls. */
class Line implements Socket {
  readonly events: SocketEvents;
  readonly sent: string[] = [];
  open = false;
  closed = false;

  constructor(events: SocketEvents) {
    this.events = events;
  }
  isOpen = (): boolean => this.open;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
    this.end(1000);
  }
  opens(): void {
    this.open = true;
    this.events.opened();
  }
  says(data: unknown): void {
    this.events.heard(data);
  }
  end(code: number): void {
    this.open = false;
    this.events.ended(code);
  }
}

let lines: Line[];
let client: ChannelClient;
let heard: string[];
let states: LineState[];
let share: number;

const last = (): Line => {
  const line = lines.at(-1);
  if (line === undefined) throw new Error('nothing was opened');
  return line;
};

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  states = [];
  share = 0;
  client = new ChannelClient({
    open: (events) => {
      const line = new Line(events);
      lines.push(line);
      return line;
    },
    onText: (text) => heard.push(text),
    onState: (state) => states.push(state),
    random: () => share,
  });
});
afterEach(() => {
  client.stop();
  vi.useRealTimers();
});

describe('a channel client', () => {
  it('sends its heartbeat ten seconds after the last activity of either side', () => {
    last().opens();
    vi.advanceTimersByTime(9_999);
    last().says('{}');
    vi.advanceTimersByTime(9_999);
    expect(last().sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(last().sent).toEqual([HEARTBEAT]);
    last().says(HEARTBEAT);
    vi.advanceTimersByTime(10_000);
    expect(last().sent).toEqual([HEARTBEAT, HEARTBEAT]);
    expect(heard).toEqual(['{}', HEARTBEAT]);
  });

  it('closes after another ten seconds if it is not open or nothing answers', () => {
    vi.advanceTimersByTime(19_999);
    expect(last().closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(3_000);
    last().opens();
    vi.advanceTimersByTime(20_000);
    expect(last().closed).toBe(true);
    expect(states).toEqual(['silent', 'ended', 'open', 'silent', 'ended']);
  });

  it('is silent two seconds after a heartbeat that nothing answers, until it hears something', () => {
    last().opens();
    vi.advanceTimersByTime(11_999);
    expect(states).toEqual(['open']);
    vi.advanceTimersByTime(1);
    expect(states).toEqual(['open', 'silent']);
    last().says('{}');
    last().says('{}');
    expect(states).toEqual(['open', 'silent', 'open']);
    vi.advanceTimersByTime(10_000);
    last().says(HEARTBEAT);
    vi.advanceTimersByTime(9_999);
    expect(states).toEqual(['open', 'silent', 'open']);
    expect(last().closed).toBe(false);
  });

  it('reconnects three seconds after an end, and sends its last message again in its present form', () => {
    let place = 1;
    last().opens();
    client.send(() => `from ${place}`);
    vi.advanceTimersByTime(5_000);
    place = 7;
    last().end(1006);
    vi.advanceTimersByTime(2_999);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual(['from 7']);
  });

  it('reconnects three seconds after a failed attempt, and not twice for one end', () => {
    last().end(0);
    last().end(1006);
    vi.advanceTimersByTime(2_999);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(4_999);
    expect(lines).toHaveLength(2);
  });

  it('waits three seconds the first time, and up to two more from the second attempt on', () => {
    share = 1;
    last().opens();
    for (const [attempt, wait] of [3_000, 5_000, 5_000].entries()) {
      last().end(1006);
      vi.advanceTimersByTime(wait - 1);
      expect(lines).toHaveLength(attempt + 1);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(attempt + 2);
    }
    last().opens();
    last().end(1006);
    vi.advanceTimersByTime(3_000);
    expect(lines).toHaveLength(5);
  });

  it('retries a message after a second and a half while it is not open', () => {
    client.send(() => 'hello');
    last().open = true;
    vi.advanceTimersByTime(1_499);
    expect(last().sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(last().sent).toEqual(['hello']);
  });

  it('does not reconnect after an unknown session until it has a new message', () => {
    last().opens();
    vi.advanceTimersByTime(5_000);
    last().end(4403);
    expect(states.at(-1)).toBe('no-session');
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    client.send(() => 'a visitor');
    last().opens();
    expect([lines.length, last().sent]).toEqual([2, ['a visitor']]);
  });

  it('does nothing more once it is stopped', () => {
    last().opens();
    client.stop();
    vi.advanceTimersByTime(60_000);
    expect([lines.length, last().closed]).toEqual([1, true]);
  });
});
