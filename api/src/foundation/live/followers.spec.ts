import { codec } from '@skins/engine/shop';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommitListener } from '../runtime/index.ts';
import { START, positionOf } from '../store/index.ts';
import { FOLLOWED_MAX } from './followers.ts';
import { Live } from './live.ts';

const LANDS_MS = 5_000;
const TICK_MS = 250;
/** A connection is looked at about once a second, and its players are asked for again twice a minute. */
const AGAIN_MS = 31_000;
/** The public id of the n-th player, whose id is the same. */
const idOf = (n: number) => n.toString(16).padStart(16, '0');
const [ANNA, BEN, CLEO] = [idOf(1), idOf(2), idOf(3)];
const NOBODY = 'f'.repeat(16);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

interface Heard {
  readonly type: string;
  readonly position: string;
  readonly userId?: string;
}

async function results() {
  let now = 0;
  let hear: CommitListener = () => expect.fail('nobody listens');
  const hidden = new Set<string>();
  let gate: Promise<void> = Promise.resolve();
  const common = { channel: 'follow', listed: undefined } as const;
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
        ...common,
        type: 'Played',
        landsMs: LANDS_MS,
        tell: (_event, { stream }) => ({
          owner: stream,
          audience: 'followers',
          rare: false,
          body: () => ({ type: 'result', userId: stream }),
        }),
      },
      {
        ...common,
        type: 'Hidden',
        landsMs: 0,
        tell: (_event, { stream }) => ({ ends: stream, userId: stream }),
      },
    ],
    lists: () => [],
    check: (subject) => Promise.resolve({ kind: 'valid', subject, begun: 0 }),
    note: () => undefined,
    followable: {
      playerOf: (userId) => (userId === NOBODY ? undefined : userId),
      may: async (playerId) => {
        await gate;
        return !hidden.has(playerId);
      },
    },
    onTrouble: (error) => expect.fail(String(error)),
  });
  await live.start(() => ({ connections: 0, online: 0, users: 0, demo: false }));
  let ordinal = 0;
  const commit = (stream: string, type: string) => {
    ordinal += 1;
    hear(stream, [{ type, v: 1, data: null }], {
      position: positionOf(ordinal),
      firstVersion: ordinal,
      time: now,
      commandId: 'c',
      actor: 'system',
    });
  };
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(Math.max(ms, TICK_MS));
  };
  return {
    live,
    play: (who: string) => commit(who, 'Played'),
    hide: (who: string) => {
      hidden.add(who);
      commit(who, 'Hidden');
    },
    /** Another process hid the player: nothing is heard here. */
    hideElsewhere: (who: string) => void hidden.add(who),
    show: (who: string) => void hidden.delete(who),
    /** Holds every answer about players back until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    land: () => pass(LANDS_MS),
    pass,
  };
}

/** Follows players. @returns what the client hears, except its join */
function following(live: Live, follow: readonly string[], token?: string) {
  const heard: Heard[] = [];
  const closed: string[] = [];
  const connection = live.meet('follow', {
    write(bytes) {
      for (let at = 0; at < bytes.length;) {
        const short = bytes[at + 1] ?? 0;
        const [length, head] = short < 126 ? [short, 2] : [bytes.readUInt16BE(at + 2), 4];
        const said: Heard = JSON.parse(bytes.toString('utf8', at + head, at + head + length));
        if (said.type !== 'joined') heard.push(said);
        at += head + length;
      }
    },
    unread: () => 0,
    ping: () => undefined,
    close: (code) => void closed.push(code),
  });
  connection?.hear(JSON.stringify({ follow, ...(token !== undefined && { token }) }));
  return { heard, closed, connection };
}
const known = () => new Promise((resolve) => void setTimeout(resolve));
const said = (heard: readonly Heard[]) => heard.map(({ type, userId }) => `${type} ${userId ?? ''}`);

describe('the channel of followed players', () => {
  it('tells results of whom a client follows, once they have landed, and of nobody else', async () => {
    const { live, play, land } = await results();
    const [visitor, ben] = [following(live, [ANNA]), following(live, [CLEO], BEN)];
    await known();
    for (const who of [ANNA, BEN, CLEO, ANNA]) play(who);
    await known();
    expect([...visitor.heard, ...ben.heard]).toEqual([]);
    land();
    expect(said(visitor.heard)).toEqual([`result ${ANNA}`, `result ${ANNA}`]);
    expect(said(ben.heard)).toEqual([`result ${CLEO}`]);
  });

  it('tells nothing of what happened before anybody followed, whatever place a client names', async () => {
    const { live, play, land } = await results();
    play(ANNA);
    land();
    const late = following(live, []);
    late.connection?.hear(JSON.stringify({ follow: [ANNA], after: positionOf(0) }));
    await known();
    land();
    expect(late.heard).toEqual([]);
  });

  it('ends at once when a player may not be followed any more: what has not landed is not told', async () => {
    const { live, play, hide, show, land } = await results();
    const visitor = following(live, [ANNA, CLEO]);
    await known();
    play(ANNA);
    play(CLEO);
    hide(ANNA);
    expect(said(visitor.heard)).toEqual([`ended ${ANNA}`]);
    land();
    expect(said(visitor.heard)).toEqual([`ended ${ANNA}`, `result ${CLEO}`]);
    // It does not begin again by itself.
    show(ANNA);
    play(ANNA);
    land();
    expect(said(visitor.heard)).toEqual([`ended ${ANNA}`, `result ${CLEO}`]);
  });

  it('follows nobody unknown or hidden, and says so', async () => {
    const { live, play, hideElsewhere, land } = await results();
    hideElsewhere(ANNA);
    const visitor = following(live, [ANNA, NOBODY]);
    await known();
    expect(said(visitor.heard).toSorted()).toEqual([`ended ${ANNA}`, `ended ${NOBODY}`]);
    play(ANNA);
    land();
    expect(visitor.heard).toHaveLength(2);
  });

  it('follows nobody who is hidden while the question is still open', async () => {
    const { live, play, hide, show, hold, land } = await results();
    const answer = hold();
    const visitor = following(live, [ANNA]);
    hide(ANNA);
    // The answer is the older one.
    show(ANNA);
    answer();
    await known();
    play(ANNA);
    land();
    expect(said(visitor.heard)).toEqual([`ended ${ANNA}`]);
  });

  it('finds out within half a minute that another process hid a player', async () => {
    const { live, play, hideElsewhere, land, pass } = await results();
    const visitor = following(live, [ANNA]);
    await known();
    hideElsewhere(ANNA);
    pass(AGAIN_MS);
    await known();
    play(ANNA);
    land();
    expect(said(visitor.heard)).toEqual([`ended ${ANNA}`]);
  });

  it('forgets a client that left, and whom it followed before it joined again', async () => {
    const { live, play, land } = await results();
    const visitor = following(live, [ANNA]);
    await known();
    visitor.connection?.hear(JSON.stringify({ follow: [CLEO] }));
    await known();
    play(ANNA);
    play(CLEO);
    land();
    expect(said(visitor.heard)).toEqual([`result ${CLEO}`]);
    if (visitor.connection !== undefined) live.part('follow', visitor.connection);
    play(CLEO);
    land();
    expect(visitor.heard).toHaveLength(1);
  });

  it('closes a connection that asks for too many players, or for none of the shop’s ids (attack: scraping)', async () => {
    const { live } = await results();
    const most = Array.from({ length: FOLLOWED_MAX }, (_none, n) => idOf(n));
    expect(following(live, most).closed).toEqual([]);
    for (const follow of [[...most, idOf(FOLLOWED_MAX)], [ANNA, ANNA], ['player-1'], ["' OR 1=1 --"]])
      expect(following(live, follow).closed).toEqual(['malformed']);
  });
});
