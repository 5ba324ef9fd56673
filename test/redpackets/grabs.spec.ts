import { createGame } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { entrantOf, packetAmount, sha256Hex } from '@skins/engine/fairness';
import { flowActor } from '@skins/engine/kernel';
import {
  NO_RAIN,
  type RED_PACKETS,
  type Rain,
  announceRain,
  drawRain,
  grabPackets,
  rainStream,
  sealRain,
} from '@skins/engine/redpackets';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Grabs } from '../../api/src/slices/redpackets/grabs.ts';
import { loggedPackets } from '../../api/src/slices/redpackets/logged-packets.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { CHAIN, roundOf } from '../rolls/sample-beacon.ts';
import { stockedStore } from '../rolls/node.ts';
import { HOURLY } from './orders.ts';

const H = 'a'.repeat(64);
const SEED = 'b'.repeat(64);
const START = Date.UTC(2027, 0, 2);
const RAIN = rainStream(START);

/** A rain that falls. */
async function fallingGame(content: Partial<(typeof RED_PACKETS)['first']>) {
  const clock = new HandClock();
  const game = await createGame({
    store: await stockedStore(),
    secret: new MasterSecret('0b'.repeat(32)),
    clock: clock.read,
  });
  const act = async <Input, Context>(
    command: Parameters<
      typeof game.runtime.execute<Rain, Input, Context, { readonly code: string }, unknown>
    >[0]['command'],
    input: Input,
    context: (moment: { time: number; at: string }) => Context,
  ) => {
    const outcome = await game.runtime.execute({
      command,
      streams: game.streams.rain,
      stream: RAIN,
      commandId: command.name,
      input,
      actor: flowActor(RAIN),
      context,
    });
    expect(outcome.kind).toBe('done');
  };
  clock.time = START - 600_000;
  await act(announceRain, { start: START }, (moment) => ({
    ...moment,
    rules: { hash: H, content: { ...HOURLY, ...content } },
    houseOffset: 0,
    chain: CHAIN,
    seedHash: sha256Hex(SEED),
    epoch: 1,
  }));
  await act(sealRain, { size: 1, root: H, note: 'a note' }, (moment) => moment);
  const { state } = await game.streams.rain.read(RAIN);
  clock.time = state.announced?.source.time ?? 0;
  await act(drawRain, roundOf(state.announced?.source.round ?? 0), (moment) => ({
    ...moment,
    open: true,
    epoch: 1,
  }));
  clock.time = START;
  return { game, grabs: new Grabs(game, () => SEED) };
}

describe('grabs of one rain', () => {
  it('give 2,000 players at once what the table says in the order of the log, and not one unit more', async () => {
    const total = 3_000_000;
    const { game, grabs } = await fallingGame({ total });
    const players = Array.from({ length: 2_000 }, (_, n) => `crowd${n.toString().padStart(5, '0')}`);
    const answers = await Promise.all(
      [1, 2].flatMap(() => players.map((player) => grabs.grab(RAIN, { player, device: sha256Hex(player) }))),
    );
    const given = answers.flatMap((one) => ('packet' in one ? [one.packet] : []));
    const faults = answers.flatMap((one) => ('fault' in one ? [one.fault.code] : []));
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(new Set(faults)).toEqual(new Set(['rain-empty']));
    const { announced, drawn, issued, packets } = (await game.streams.rain.read(RAIN)).state;
    expect({ issued, packets }).toEqual({ issued: total, packets: given.length });
    let left = total;
    for (const { player, n, amount } of await loggedPackets(game, RAIN)) {
      const worth = packetAmount(announced?.terms.table ?? [], {
        rain: RAIN,
        seed: SEED,
        randomness: drawn?.by.randomness ?? '',
        entrant: entrantOf(sha256Hex, player),
        n,
      });
      expect(amount).toBe(Math.min(left, worth));
      left -= amount;
    }
  });

  it('give a player the published number, however many are asked for at once', async () => {
    const { grabs } = await fallingGame({ total: 10 ** 9, perPlayer: 5 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => grabs.grab(RAIN, { player: 'anna0000', device: H })),
    );
    expect(answers.flatMap((one) => ('packet' in one ? [one.packet.n] : []))).toEqual([1, 2, 3, 4, 5]);
    expect(await grabs.grab(RAIN, { player: 'ben00000', device: H })).toEqual({
      fault: { code: 'rain-device-used' },
    });
  });
});

describe('grab-packets', () => {
  const table = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 1_000 }), weight: fc.integer({ min: 1, max: 100 }) }),
    { minLength: 1, maxLength: 8 },
  );
  const asks = fc.array(
    fc.integer({ min: 0, max: 9 }).map((n) => ({ player: `player0${n}`, device: `${n}`.repeat(64) })),
    { maxLength: 60 },
  );

  it('never issues more than is left, nor more than the published number', () => {
    fc.assert(
      fc.property(table, asks, fc.integer({ min: 1, max: 20_000 }), (rows, all, total) => {
        const terms = { ...HOURLY, table: rows, total, perPlayer: 3, rulesHash: H };
        const rain: Rain = {
          ...NO_RAIN,
          announced: {
            start: START,
            endsAt: START + 60_000,
            terms,
            seedHash: H,
            source: { chain: CHAIN, round: 1, time: START },
            epoch: 1,
            place: `${RAIN}#1`,
            time: START - 600_000,
          },
          sealed: { size: 1, root: H, note: '', place: `${RAIN}#3`, time: START - 600_000 },
          drawn: { by: { ...roundOf(1) }, place: `${RAIN}#4`, time: START - 30_000 },
        };
        const decided = grabPackets.decide(
          rain,
          { asks: all },
          { time: START, hash: sha256Hex, seed: SEED, epoch: 1 },
        );
        const packets = decided.kind === 'accepted' ? grabPackets.reply(decided.events, { asks: all }) : [];
        expect(packets.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(total);
        for (const { n, amount } of packets) {
          expect(n).toBeLessThanOrEqual(3);
          expect(amount).toBeGreaterThan(0);
        }
      }),
    );
  });
});
