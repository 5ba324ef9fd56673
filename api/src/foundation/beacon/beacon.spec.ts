import { type Server, type ServerResponse, createServer } from 'node:http';
import { QUICKNET, timeOfRound } from '@skins/engine/fairness';
import { afterAll, describe, expect, it } from 'vitest';
import recorded from '../../../../fixtures/vectors/drand-quicknet.json' with { type: 'json' };
import { NotOutYet } from '../flows/index.ts';
import { MasterSecret } from '../secrets/index.ts';
import { BeaconFailed } from './beacon.ts';
import { BeaconDesk } from './beacon-desk.ts';
import { beaconsAtHand } from './beacon-at-hand.ts';
import { beaconChoiceOf } from './beacon-settings.ts';
import { Curve } from './curve.ts';
import { HttpBeacon } from './http-beacon.ts';

const [one, two] = recorded.rounds;
if (one === undefined || two === undefined) throw new Error('too few recorded rounds');
const { hash, public_key, period, genesis_time } = recorded.chain;
const INFO = { hash, public_key, period, genesis_time, schemeID: recorded.chain.schemeID };
const LATER = timeOfRound(QUICKNET, 20_000_000);

const closing = new AsyncDisposableStack();
const curve = new Curve();
closing.defer(() => curve.close());
afterAll(() => closing.disposeAsync());

/** Starts a relay whose answer for round 42 is given. */
async function relay(say: (response: ServerResponse) => void): Promise<string> {
  const server: Server = createServer((request, response) => {
    if (request.url === `/${hash}/info`) response.end(JSON.stringify(INFO));
    else if (request.url === `/${hash}/public/42`) say(response);
    else response.writeHead(404).end('{}');
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  closing.defer(() => server.close() && server.closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
}

const saying = (body: unknown) => relay((response) => response.end(JSON.stringify(body)));

const asking = (relays: readonly string[], now = LATER) =>
  new HttpBeacon({
    kind: 'drand',
    chain: () => Promise.resolve(QUICKNET),
    relays: () => Promise.resolve(relays),
    curve,
    clock: () => now,
    callMs: 300,
  });

/** The ways in which a relay can fail: what it says, the expected error, the relay. */
const useless: readonly (readonly [string, RegExp, () => Promise<string>])[] = [
  ['another round', /answered with round 1000/, () => saying(two)],
  ['a round with another signature', /has not signed/, () => saying({ ...one, signature: two.signature })],
  ['other randomness', /has not signed/, () => saying({ ...one, randomness: '0'.repeat(64) })],
  ['something else', /is no round/, () => saying({ round: '42' })],
  ['no JSON', /JSON/, () => relay((response) => response.end('<html>'))],
  ['without an end', /too long/, () => relay((response) => response.end('x'.repeat(20_000)))],
  ['nothing', /timeout/, () => relay(() => undefined)],
  ['503', /answered 503/, () => relay((response) => response.writeHead(503).end())],
  [
    'ask somebody else',
    /fetch failed/,
    () => relay((response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()),
  ],
];

describe('HttpBeacon', () => {
  it('returns rounds signed by its chain, and check() detects another chain', async () => {
    const beacon = asking([await saying({ ...one, previous_signature: 'more' })]);
    expect(await beacon.round(42)).toEqual(one);
    await beacon.check();
    const other = new HttpBeacon({
      kind: 'drand',
      chain: () => Promise.resolve({ ...QUICKNET, period: 30_000 }),
      relays: async () => [await saying(one)],
      curve,
      clock: () => LATER,
    });
    await expect(other.check()).rejects.toThrow('it is another chain');
  });

  it('requests no round until two seconds after it is due', async () => {
    const due = timeOfRound(QUICKNET, 42) + 2_000;
    const early = asking([await saying(one)], due - 1).round(42);
    await expect(early).rejects.toBeInstanceOf(NotOutYet);
    await expect(early).rejects.toHaveProperty('at', due);
    expect(await asking([await saying(one)], due).round(42)).toEqual(one);
  });

  it.each(useless)('rejects a relay that says %s', async (_what, words, relayed) => {
    const alone = asking([await relayed()]).round(42);
    await expect(alone).rejects.toBeInstanceOf(BeaconFailed);
    await expect(alone).rejects.toThrow(words);
  });

  it('finds the one good relay among those that fail', async () => {
    const relays = await Promise.all(useless.map(([, , relayed]) => relayed()));
    expect(await asking([...relays, await saying(one)]).round(42)).toEqual(one);
  });
});

describe('BeaconDesk', () => {
  const ask = { chain: hash, round: 42 };

  it('requests a round once for all draws that share it', async () => {
    let requests = 0;
    const counting = await relay((response) => {
      requests += 1;
      response.end(JSON.stringify(one));
    });
    const desk = new BeaconDesk(asking([counting]), [], () => LATER);
    expect(await Promise.all([desk.ask(ask), desk.ask(ask)])).toEqual([one, one]);
    expect(await desk.ask(ask)).toEqual(one);
    expect(requests).toBe(1);
  });

  it('requests a round again after a failure', async () => {
    let requests = 0;
    const recovering = await relay((response) => {
      requests += 1;
      response.end(JSON.stringify(requests === 1 ? two : one));
    });
    const desk = new BeaconDesk(asking([recovering]), [], () => LATER);
    await expect(desk.ask(ask)).rejects.toBeInstanceOf(BeaconFailed);
    expect(await desk.ask(ask)).toEqual(one);
    expect(requests).toBe(2);
  });
});

describe('beaconsAtHand', () => {
  const parts = { secret: new MasterSecret('ab'.repeat(32)), clock: () => LATER };

  it('uses a local beacon by default, the same after each start, marked as steerable', async () => {
    const desk = beaconsAtHand(parts, beaconChoiceOf({}), closing);
    const fixed = await desk.fixedOn();
    const { chain, steerable } = fixed ?? expect.fail('it has no beacon');

    expect(steerable).toBe(true);
    expect((await beaconsAtHand(parts, { kind: 'local' }, closing).fixedOn())?.chain).toEqual(chain);
    expect(await desk.ask({ chain: chain.hash, round: 7 })).toEqual(
      await desk.ask({ chain: chain.hash, round: 7 }),
    );
    expect(desk.standing).toEqual({ kind: 'local', answered: LATER, trouble: undefined });
    await expect(desk.ask({ chain: chain.hash, round: 900_000_000 })).rejects.toBeInstanceOf(NotOutYet);
    await expect(desk.ask({ chain: '0'.repeat(64), round: 7 })).rejects.toThrow('cannot ask the chain');
  });

  it('uses drand’s quicknet, or none if off', async () => {
    const chosen = beaconChoiceOf({ SKINS_BEACON: 'drand' });
    expect(await beaconsAtHand(parts, chosen, closing).fixedOn()).toEqual({
      chain: QUICKNET,
      steerable: false,
    });
    expect(await beaconsAtHand(parts, { kind: 'off' }, closing).fixedOn()).toBeUndefined();
  });

  it.each([{ SKINS_BEACON: 'moon' }, { SKINS_BEACON: 'drand', SKINS_BEACON_RELAYS: 'http://api.drand.sh' }])(
    'rejects %o',
    (environment) => expect(() => beaconChoiceOf(environment)).toThrow(/SKINS_BEACON/),
  );
});
