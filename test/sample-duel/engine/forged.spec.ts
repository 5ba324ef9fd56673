import { describe, expect, it } from 'vitest';
import { EDITION } from '../../../engine/src/slices/editions/index.ts';
import * as slices from '../../../engine/src/slices/index.ts';
import { SampleShop } from '../../samples/engine/shop.ts';
import {
  type Forge,
  type Stored,
  actingAs,
  again,
  at,
  auditedAs,
  before,
  both,
  change,
  commandOf,
  goingOn,
  is,
  parsed,
  without,
} from '../../samples/engine/forge.ts';
import { shopOf } from '../../../engine/src/shop/shop.ts';
import { audit } from './audit.ts';
import { JOIN_MS, duel } from './index.ts';

const shop = shopOf({ ...slices, duel });
const DUEL = 'duel-1';
const STAKE = 10_000;
const MINUTE = 60_000;

function begun(): SampleShop {
  const sample = new SampleShop(shop);
  sample.open(EDITION, 100_000);
  for (const player of ['anna0000', 'ben00000']) sample.register(player, 100_000);
  sample.play('anna0000', 'reserve-stake', { duel: DUEL, seat: 'first', stake: STAKE });
  sample.run();
  sample.time += MINUTE;
  return sample;
}

/** Returns the log of a duel that Ben wins. */
function drawn(): Stored[] {
  const sample = begun();
  sample.play('ben00000', 'reserve-stake', { duel: DUEL, seat: 'second', stake: STAKE });
  sample.run();
  return sample.records.map(parsed);
}

function expired(): Stored[] {
  const sample = begun();
  sample.time += JOIN_MS;
  sample.run();
  return sample.records.map(parsed);
}

/** Returns the log of a duel with a seat that is refused for a different stake. */
function refused(): Stored[] {
  const sample = begun();
  sample.play('ben00000', 'reserve-stake', { duel: DUEL, seat: 'second', stake: STAKE + 1 });
  sample.run();
  return sample.records.map(parsed);
}

/** A time after the duel's time to join, counted from the beginning of the log. */
const TOO_LONG = new SampleShop(shop).time + JOIN_MS + 1;
const LEGS = { player: { from: 'escrow', to: 'player', amount: STAKE } };

const FORGED: readonly (readonly [what: string, rule: string, log: () => Stored[], forge: Forge])[] = [
  ['settled twice', 'obligation', drawn, again('StakeSettled', 'player-ben')],
  [
    'released after it was settled',
    'obligation',
    () => [...drawn()],
    (records) => [...records, ...commandOf(expired(), 'StakeReleased')],
  ],
  [
    'settled, and not paid in full',
    'payment',
    drawn,
    (records) =>
      records.map((record) =>
        record.stream === 'player-ben00000' && record.data['reason'] === 'duel-settle'
          ? { ...record, data: { ...record.data, postings: [LEGS.player], balance: 100_000 } }
          : record,
      ),
  ],
  ['settled for more', 'obligation', drawn, change('StakeSettled', 'player-ben', { won: 20_001 })],
  ['settled at another stake', 'duel-stake', drawn, change('StakeSettled', 'player-anna', { stake: 9_999 })],
  [
    'settled by another cause',
    'obligation',
    drawn,
    change('StakeSettled', 'player-anna', { cause: 'duel-1#2' }),
  ],
  [
    'paid for another cause',
    'cause',
    drawn,
    (records) =>
      records.map((record) =>
        record.data['reason'] === 'duel-settle'
          ? { ...record, data: { ...record.data, cause: 'duel-1#2' } }
          : record,
      ),
  ],
  ['settled before it was drawn', 'obligation', drawn, before('StakeSettled', 'DuelDrawn')],
  ['settled by the player', 'actor', drawn, actingAs('StakeSettled', 'player:anna0000')],
  [
    'never settled',
    'overdue',
    drawn,
    both(without('StakeSettled', 'player-anna'), without('DuelEnded'), goingOn(20)),
  ],
  ['ended though one stake was never settled', 'duel-end', drawn, without('StakeSettled', 'player-anna')],
  ['ended by another beginning', 'duel-end', drawn, change('DuelEnded', DUEL, { opened: 'duel-2#1' })],
  ['never ended', 'overdue', drawn, both(without('DuelEnded'), goingOn(20))],
  [
    'drawn for the other',
    'duel-draw',
    drawn,
    (records) =>
      records.map((record) =>
        is('DuelDrawn')(record)
          ? {
              ...record,
              data: {
                winner:
                  record.data['winner'] === 'player-ben00000#4' ? 'player-anna0000#4' : 'player-ben00000#4',
              },
            }
          : record,
      ),
  ],
  ['drawn twice', 'duel-order', drawn, again('DuelDrawn')],
  ['joined without a stake', 'obligation', drawn, without('StakeReserved', 'player-ben')],
  ['joined twice', 'duel-order', drawn, again('DuelJoined')],
  ['joined late', 'duel-time', drawn, both(at('DuelJoined', JOIN_MS), at('DuelDrawn', JOIN_MS))],
  [
    'joined by one and the same',
    'duel-seat',
    drawn,
    change('DuelJoined', DUEL, { reserved: 'player-anna0000#4', playerId: 'anna0000' }),
  ],
  ['joined by somebody else', 'duel-seat', drawn, change('DuelJoined', DUEL, { playerId: 'cleo0000' })],
  ["joined by another's hand", 'duel-seat', drawn, actingAs('DuelJoined', 'player:cleo0000')],
  ['opened for another stake', 'duel-stake', drawn, change('DuelOpened', DUEL, { stake: 9_999 })],
  ['opened for longer', 'duel-seat', drawn, change('DuelOpened', DUEL, { joinBy: TOO_LONG })],
  [
    'opened twice with one stake',
    'obligation',
    drawn,
    (records) => [
      ...records.slice(0, records.findIndex(is('DuelJoined'))),
      ...commandOf(records, 'DuelOpened').map((record) => ({
        ...record,
        stream: 'duel-2',
        command: 'again',
      })),
    ],
  ],
  ['reserved for longer', 'duel-time', drawn, change('StakeReserved', 'player-anna', { due: TOO_LONG })],
  ['reserved, and less held', 'payment', drawn, change('StakeReserved', 'player-anna', { stake: STAKE + 1 })],
  [
    'released though seated',
    'obligation',
    drawn,
    (records) => {
      const release = commandOf(refused(), 'StakeReleased');
      return records.toSpliced(records.findIndex(is('DuelDrawn')), 0, ...release);
    },
  ],
  ['expired early', 'duel-time', expired, at('DuelExpired', -MINUTE - 1)],
  [
    'expired, and not released',
    'overdue',
    expired,
    both(without('StakeReleased'), without('DuelEnded'), goingOn(20)),
  ],
  [
    'expired, and released without a cause',
    'obligation',
    expired,
    change('StakeReleased', '', { cause: null }),
  ],
  [
    'expired though joined',
    'duel-order',
    drawn,
    (records) => [
      ...records.slice(0, records.findIndex(is('DuelDrawn'))),
      ...commandOf(expired(), 'DuelExpired'),
    ],
  ],
  ['refused, and released twice', 'obligation', refused, again('StakeReleased')],
  ['refused, and never released', 'overdue', refused, both(without('StakeReleased'), goingOn(20))],
  [
    'refused, and released for a cause',
    'obligation',
    refused,
    change('StakeReleased', 'player-ben', { cause: 'duel-1#1' }),
  ],
  [
    'seated after it was released',
    'obligation',
    refused,
    (records) => [...records, ...commandOf(drawn(), 'DuelJoined')],
  ],
];

describe('a log of duels', () => {
  it.each([
    ['drawn', drawn],
    ['expired', expired],
    ['refused', refused],
  ])('with a duel that is %s verifies', (_what, log) => {
    expect(auditedAs(shop, log())).toBeUndefined();
  });

  it.each(FORGED)('with a duel that is %s breaks the rule %s', (_what, rule, log, forge) => {
    expect(auditedAs(shop, forge(log()))).toMatchObject({ rule });
  });

  it('has a forgery for each rule of the slice', () => {
    const rules = new Set(FORGED.map(([, rule]) => rule));

    expect(Object.keys(audit.rules).filter((rule) => !rules.has(rule))).toEqual([]);
  });
});
