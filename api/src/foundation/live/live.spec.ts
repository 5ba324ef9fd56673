import { codec } from '@skins/engine/shop';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CommitListener } from '../runtime/index.ts';
import { START, positionOf } from '../store/index.ts';
import { KEPT } from './backlog.ts';
import { Live } from './live.ts';

const LANDS_MS = 5_000;
const TICK_MS = 250;
/** More than the backlog of private messages ever holds. */
const CROWD = 3 * KEPT;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Starts a channel of drops; the owner of each is its stream. */
async function drops() {
  let now = 0;
  let hear: CommitListener = () => expect.fail('nobody listens');
  const live = new Live({
    store: { head: () => Promise.resolve(START), readAll: () => Promise.resolve([]) },
    runtime: {
      onCommit: (listener) => {
        hear = listener;
        return () => undefined;
      },
    },
    codec,
    clock: () => now,
    sources: [
      {
        channel: 'drop',
        type: 'Dropped',
        landsMs: LANDS_MS,
        listed: undefined,
        tell: (_event, { stream }) => ({
          owner: stream,
          audience: 'everybody',
          rare: false,
          body: () => ({}),
        }),
      },
    ],
    lists: () => [],
    check: async (subject) => ({ kind: 'valid', subject, begun: 0 }),
    note: () => undefined,
    followable: { playerOf: () => undefined, may: () => Promise.resolve(false) },
    onTrouble: (error) => expect.fail(String(error)),
  });
  await live.start(() => ({ connections: 0, online: 0, users: 0, demo: false }));
  let ordinal = 0;
  const drop = (stream: string) => {
    ordinal += 1;
    hear(stream, [{ type: 'Dropped', v: 1, data: null }], {
      position: positionOf(ordinal),
      firstVersion: ordinal,
      time: 0,
      commandId: 'c',
      actor: 'system',
    });
    return positionOf(ordinal);
  };
  /** Lets everything land and be sent at the next tick. */
  const land = () => {
    now += LANDS_MS;
    vi.advanceTimersByTime(TICK_MS);
  };
  return { live, drop, land };
}

it('sends each player their own messages, however many land at once', async () => {
  const { live, drop, land } = await drops();
  const heard: string[] = [];
  let closed: string | undefined;
  const connection = live.meet('drop', {
    write: (bytes) => void heard.push(bytes.toString('latin1')),
    unread: () => 0,
    ping: () => undefined,
    close: (code) => void (closed = code),
  });
  connection?.hear(JSON.stringify({ token: 'anna' }));
  await vi.advanceTimersByTimeAsync(0);
  // Everybody gets only the first messages of a second, so hers is only for her.
  for (let n = 0; n < KEPT; n += 1) drop('ben');
  const hers = [drop('anna')];
  for (let n = 0; n < CROWD; n += 1) drop('ben');
  hers.push(drop('anna'));
  land();

  for (const position of hers) expect(heard.join('')).toContain(position);
  expect(closed).toBeUndefined();
});
