import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../store/index.ts';
import { KEPT } from './backlog.ts';
import { Channel } from './channel.ts';
import { PER_SECOND } from './chosen.ts';
import type { Listener } from './listener.ts';
import { Message } from './message.ts';
import type { CloseCode, Wire } from './wire.ts';

const LANDS_MS = 5_000;
const START = positionOf(0);

/** A client that can stop reading; `heard` contains the positions of its messages, in order. */
class Client implements Wire {
  readonly heard: string[] = [];
  readonly said: { type: string; position: string; missed: number }[] = [];
  closed: CloseCode | undefined;
  reads = true;
  #unread = 0;

  /** From now on, bytes wait to be read. */
  pauses(): void {
    this.#unread = 1;
  }
  resumes(): void {
    this.#unread = 0;
  }

  write(bytes: Buffer): void {
    for (const text of textsIn(bytes)) {
      const message: unknown = JSON.parse(text);
      if (isControl(message)) this.said.push(message);
      else if (isMessage(message)) this.heard.push(message.position);
    }
    if (!this.reads) this.#unread += bytes.length;
  }
  unread = (): number => this.#unread;
  ping(): void {}
  close(code: CloseCode): void {
    this.closed = code;
  }
}

const isMessage = (value: unknown): value is { position: string } =>
  typeof value === 'object' && value !== null && 'position' in value;
const isControl = (value: unknown): value is { type: string; position: string; missed: number } =>
  isMessage(value) && 'type' in value && 'missed' in value;

function* textsIn(bytes: Buffer): Generator<string> {
  for (let at = 0; at < bytes.length;) {
    const short = bytes[at + 1] ?? 0;
    const [length, head] = short < 126 ? [short, 2] : [bytes.readUInt16BE(at + 2), 4];
    yield bytes.toString('utf8', at + head, at + head + length);
    at += head + length;
  }
}

const listen = (wire: Wire, playerId?: string): Listener => ({
  wire,
  playerId,
  owners: new Set(playerId === undefined ? [] : [playerId]),
  language: 'EN',
  next: 0,
  ahead: false,
  at: '',
  stuckSince: 0,
});

const messageAt = (n: number, time: number, { rare = false, owner = 'anna' } = {}) =>
  new Message(
    { owner, audience: 'everybody', rare, body: () => ({}) },
    { position: positionOf(n), time, landsMs: LANDS_MS },
  );

const happening = fc.record({
  after: fc.integer({ min: 0, max: 60 }),
  rare: fc.boolean(),
  owner: fc.constantFrom('anna', 'ben'),
  // Actions of the clients at this event.
  drop: fc.boolean(),
  back: fc.boolean(),
});

describe('Channel', () => {
  it('sends each listener exactly the chosen and their own messages, in order, across any reconnects', () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 1, maxLength: 150 }), (all) => {
        const channel = new Channel(true, START);
        const steady = { visitor: new Client(), anna: new Client() };
        channel.join(listen(steady.visitor), undefined);
        channel.join(listen(steady.anna, 'anna'), undefined);
        const heard: string[] = [];
        let last = START;
        let guest: { client: Client; listener: Listener } | undefined;
        let time = 0;
        const leave = () => {
          if (guest === undefined) return;
          heard.push(...guest.client.heard);
          last = heard.at(-1) ?? guest.client.said[0]?.position ?? last;
          channel.leave(guest.listener);
          guest = undefined;
        };
        const come = () => {
          if (guest !== undefined) return;
          const client = new Client();
          guest = { client, listener: listen(client, 'ben') };
          expect(channel.join(guest.listener, last)).toBeTypeOf('number');
        };
        const pass = () => {
          channel.release(time);
          channel.tell(time);
        };
        for (const [n, { after, rare, owner, drop, back }] of all.entries()) {
          time += after;
          channel.take(messageAt(n + 1, time, { rare, owner }));
          if (drop) leave();
          if (back) come();
          pass();
        }
        come();
        time += 2 * LANDS_MS;
        pass();
        leave();
        const everybody = steady.visitor.heard;
        const mine = (name: string) =>
          all.flatMap(({ owner }, n) => (owner === name ? positionOf(n + 1) : []));
        expect(everybody).toEqual(everybody.toSorted());
        expect(everybody).toHaveLength(new Set(everybody).size);
        expect(steady.anna.heard).toEqual([...new Set([...everybody, ...mine('anna')])].toSorted());
        expect(heard).toEqual([...new Set([...everybody, ...mine('ben')])].toSorted());
        for (const [n, { rare }] of all.entries()) if (rare) expect(everybody).toContain(positionOf(n + 1));
      }),
      { numRuns: 60 },
    );
  });

  it('sends nothing before it has landed, not even to its player', () => {
    const channel = new Channel(true, START);
    const client = new Client();
    channel.join(listen(client, 'anna'), undefined);
    channel.take(messageAt(1, 1_000));
    for (const now of [1_000, 1_000 + LANDS_MS - 1]) {
      expect(channel.release(now)).toBe(false);
      channel.tell(now);
    }
    expect(client.heard).toEqual([]);
    channel.release(1_000 + LANDS_MS);
    channel.tell(1_000 + LANDS_MS);
    expect(client.heard).toEqual([positionOf(1)]);
  });

  it('sends strangers twenty messages of a second, and their player all', () => {
    const channel = new Channel(true, START);
    const [stranger, anna] = [new Client(), new Client()];
    channel.join(listen(stranger), undefined);
    channel.join(listen(anna, 'anna'), undefined);
    for (let n = 1; n <= 30; n += 1) channel.take(messageAt(n, 1_000 + n));
    channel.release(1_010 + LANDS_MS);
    // Later messages of the same second: those already sent count.
    for (let n = 31; n <= 50; n += 1) channel.take(messageAt(n, 1_000 + n));
    channel.release(9_000);
    channel.tell(9_000);
    expect(stranger.heard).toHaveLength(PER_SECOND);
    expect(anna.heard).toHaveLength(50);
  });

  it('sends a listener who changes between nodes each message once, whichever node is ahead', () => {
    const step = fc.record({
      after: fc.integer({ min: 0, max: 3_000 }),
      /** the nodes that release now */
      passing: fc.subarray([0, 1]),
      /** the node to which the listener goes; none: it stays */
      goes: fc.option(fc.constantFrom(0, 1)),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        const nodes = [new Channel(true, START), new Channel(true, START)] as const;
        const heard: string[] = [];
        let time = 0;
        let last = START;
        let at: { client: Client; leave: () => void } | undefined;
        const goTo = (node: 0 | 1) => {
          at?.leave();
          heard.push(...(at?.client.heard ?? []));
          last = heard.at(-1) ?? last;
          const client = new Client();
          const listener = listen(client, 'ben');
          expect(nodes[node].join(listener, last)).toBeTypeOf('number');
          at = { client, leave: () => nodes[node].leave(listener) };
        };
        const pass = (node: 0 | 1) => {
          nodes[node].release(time);
          nodes[node].tell(time);
        };
        goTo(0);
        for (const [n, { after, passing, goes }] of steps.entries()) {
          time += after;
          for (const node of nodes) {
            node.reach(positionOf(n + 1));
            node.take(messageAt(n + 1, time));
          }
          if (goes !== null) goTo(goes === 0 ? 0 : 1);
          for (const node of passing) pass(node === 0 ? 0 : 1);
        }
        time += 2 * LANDS_MS;
        for (const node of [0, 1] as const) pass(node);
        goTo(1);
        expect(heard).toEqual(steps.map((_step, n) => positionOf(n + 1)));
      }),
    );
  });

  it('tells a client that joins nothing of messages that have not landed', () => {
    const saidTo = (waiting: readonly number[], after: number) => {
      const channel = new Channel(false, START);
      channel.reach(positionOf(9));
      for (const n of waiting) channel.take(messageAt(n, 0));
      const client = new Client();
      channel.join(listen(client), positionOf(after));
      return client.said;
    };
    for (let after = 1; after <= 10; after += 1) expect(saidTo([5], after)).toEqual(saidTo([], after));
    expect(saidTo([5], 9)).toMatchObject([{ type: 'joined', missed: 0 }]);
    expect(saidTo([5], 10)).toMatchObject([{ type: 'reload' }]);
  });

  it('makes only clients reload that missed more than it remembers', () => {
    const channel = new Channel(false, START);
    for (let n = 1; n <= 3 * KEPT; n += 1) channel.take(messageAt(n, 0));
    for (let turn = 0; turn < 3; turn += 1) channel.release(LANDS_MS);
    const missing = (count: number) => {
      const client = new Client();
      channel.join(listen(client), positionOf(3 * KEPT - count));
      for (let turn = 0; turn < 10; turn += 1) channel.tell(LANDS_MS);
      return { said: client.said, heard: client.heard.length };
    };
    expect(missing(KEPT)).toMatchObject({ said: [{ type: 'joined', missed: KEPT }], heard: KEPT });
    expect(missing(KEPT + 1)).toMatchObject({ said: [{ type: 'reload' }], heard: 0 });
    expect(missing(-1)).toMatchObject({ said: [{ type: 'reload' }], heard: 0 });
  });

  it('stops writing to a client that does not read, and disconnects it once its place is forgotten', () => {
    const channel = new Channel(false, START);
    const client = new Client();
    client.reads = false;
    channel.join(listen(client), undefined);
    const written = client.unread();
    for (let n = 1; n <= 3 * KEPT; n += 1) {
      channel.take(messageAt(n, 0));
      channel.release(LANDS_MS);
      channel.tell(LANDS_MS);
    }
    expect(client.unread()).toBe(written);
    expect(client.closed).toBe('too-slow');
    expect(channel).toMatchObject({ cut: 1 });
    expect(channel.listeners.size).toBe(0);
  });

  it('disconnects a client that reads nothing for half a minute, even if little happens', () => {
    const channel = new Channel(false, START);
    const client = new Client();
    client.reads = false;
    channel.join(listen(client), undefined);
    channel.take(messageAt(1, 0));
    channel.release(LANDS_MS);
    channel.tell(LANDS_MS);
    channel.tell(LANDS_MS + 29_999);
    expect(client.closed).toBeUndefined();
    channel.tell(LANDS_MS + 30_000);
    expect(client.closed).toBe('too-slow');
  });

  describe('with players who have not read for a while', () => {
    /** Returns what anna, and carl who has no messages of his own, hear after a pause with one message of anna's and many of ben's. */
    const meanwhile = (bens: number) => {
      const channel = new Channel(true, START);
      const clients = { anna: new Client(), carl: new Client() };
      for (const [name, client] of Object.entries(clients)) channel.join(listen(client, name), START);
      // Everybody gets these, which use up the second: the next one is only for anna.
      for (let n = 1; n <= PER_SECOND; n += 1) channel.take(messageAt(n, 0, { owner: 'ben' }));
      const hers = PER_SECOND + 1;
      channel.take(messageAt(hers, 0));
      for (let n = 1; n <= bens; n += 1) channel.take(messageAt(hers + n, 0, { owner: 'ben' }));
      for (const client of Object.values(clients)) client.pauses();
      const pass = () => {
        const more = channel.release(LANDS_MS);
        channel.tell(LANDS_MS);
        return more;
      };
      while (pass()) expect(clients.anna.heard).toEqual([]);
      for (const client of Object.values(clients)) client.resumes();
      pass();
      return { channel, hers: positionOf(hers), ...clients };
    };

    it('sends them their own messages once they read again, if still remembered', () => {
      const { anna, carl, hers } = meanwhile(2 * KEPT - 1);
      expect(anna.heard).toContain(hers);
      expect([anna.closed, carl.closed]).toEqual([undefined, undefined]);
    });

    it('disconnects only players whose own message is forgotten, and makes them reload', () => {
      const { channel, anna, carl } = meanwhile(2 * KEPT);
      expect(anna).toMatchObject({ closed: 'too-slow', heard: [] });
      expect(carl).toMatchObject({ closed: undefined });
      expect(carl.heard).toHaveLength(PER_SECOND);
      expect(channel).toMatchObject({ cut: 1 });
      const back = new Client();
      expect(channel.join(listen(back, 'anna'), START)).toBeUndefined();
      expect(back.said).toMatchObject([{ type: 'reload' }]);
    });
  });

  it('sends messages in log order even if they arrive in another, and rejects those that come too late', () => {
    const channel = new Channel(true, START);
    const client = new Client();
    channel.join(listen(client), undefined);
    for (const n of [3, 1, 2]) channel.take(messageAt(n, 0));
    channel.release(LANDS_MS);
    channel.tell(LANDS_MS);
    expect(client.heard).toEqual([1, 2, 3].map(positionOf));
    expect(() => channel.take(messageAt(3, 0))).toThrow(RangeError);
  });
});
