import { describe, expect, it } from 'vitest';
import { shop } from '../shop/index.ts';
import type { Stored } from '../../../test/samples/engine/forge.ts';
import { newAudit } from './index.ts';

const T = Date.UTC(2026, 10, 20);

const record = (
  stream: string,
  version: number,
  type: string,
  { time, command, data }: Pick<Stored, 'time' | 'command' | 'data'>,
): Stored => ({ stream, version, type, v: 1, time, actor: 'system', command, data });

const opening = (edition: number): Stored =>
  record('edition-log', 1, 'EditionOpened', { time: T, command: 'open', data: { edition } });

const NAME = { zh: 'x', en: 'x', ru: 'x', vi: 'x' };
const skin = (version: number, command: string, time: number): Stored =>
  record('catalogue-boxes', version, 'SkinListed', {
    time,
    command,
    data: {
      skinId: `skin-${version}`,
      name: NAME,
      image: '/art/x.svg',
      rarity: 'rare',
      category: 'rifle',
      exterior: null,
      price: 1,
    },
  });

/** An edition, and four commands: of one event, of three, of one and of one. */
const LOG: readonly Stored[] = [
  opening(3),
  skin(1, 'first', T + 10_000),
  skin(2, 'second', T + 20_000),
  skin(3, 'second', T + 20_000),
  skin(4, 'second', T + 20_000),
  skin(5, 'third', T + 30_000),
  skin(6, 'fourth', T + 40_000),
];

function found(log: readonly Stored[]) {
  const audit = newAudit({ shop });
  for (const one of log) audit.next(JSON.stringify(one));
  return audit.finish().divergence;
}

const changed = (position: number, change: { readonly time?: number; readonly actor?: string }) =>
  LOG.map((one, n) => (n + 1 === position ? { ...one, ...change } : one));

describe('the position of a finding', () => {
  it('is undefined for the unchanged log', () => expect(found(LOG)).toBeUndefined());

  it.each([3, 4, 5])('is the event whose time was changed: %d of a command at 3 to 5', (position) => {
    for (const time of [T + 20_001, T + 19_999, T, T + 90_000])
      expect(found(changed(position, { time }))).toMatchObject({
        rule: expect.stringMatching(/^(append|time)$/),
        position,
      });
  });

  it.each([3, 4, 5])('is the event whose actor was changed: position %d', (position) => {
    expect(found(changed(position, { actor: 'operator:eve' }))).toMatchObject({
      rule: expect.stringMatching(/^(append|actor)$/),
      position,
    });
  });

  it('is the command whose time was moved past all later ones', () => {
    expect(found(changed(2, { time: T + 90_000 }))).toMatchObject({ rule: 'time', position: 2 });
    expect(found(changed(6, { time: T + 90_000 }))).toMatchObject({ rule: 'time' });
  });

  it('is the command whose time was moved back behind an earlier one', () => {
    expect(found(changed(6, { time: T + 15_000 }))).toMatchObject({ rule: 'time', position: 6 });
    expect(found(changed(7, { time: T }))).toMatchObject({ rule: 'time', position: 7, version: 6 });
    const whole = LOG.map((one) => (one.command === 'second' ? { ...one, time: T + 1 } : one));
    expect(found(whole)).toMatchObject({ rule: 'time', position: 3, version: 2 });
  });

  it('is the event whose command id was changed, if the command has to go on', () => {
    const player = (version: number, type: string, data: Stored['data'], command = 'register') =>
      record('player-anna0000', version, type, { time: T + 50_000, command, data });
    const grant = { from: 'mint', to: 'player', amount: 1 };
    const registered = (ids: readonly string[]) => [
      ...LOG,
      player(1, 'PlayerRegistered', { playerId: 'anna0000' }, ids[0]),
      player(2, 'SeedChainCommitted', { chainId: 1, anchor: 'a'.repeat(64), length: 20 }, ids[1]),
      {
        ...player(3, 'WalletPosted', {
          reason: 'demo-grant',
          postings: [grant],
          balance: 1,
          cause: 'player-anna0000#1',
        }),
        v: 2,
        command: ids[2] ?? 'register',
      },
    ];
    const before = registered([]).slice(0, LOG.length);
    // Edition 2 has no rules about grants, so they do not interfere here.
    const inEdition2 = (ids: readonly string[]) =>
      [...before, ...registered(ids).slice(LOG.length)].with(0, opening(2));
    expect(found(inEdition2(['r', 'r', 'r']))).toBeUndefined();
    expect(found(inEdition2(['x', 'r', 'r']))).toMatchObject({ rule: 'command', position: 8 });
    expect(found(inEdition2(['r', 'x', 'r']))).toMatchObject({ rule: 'command', position: 9 });
    expect(found(inEdition2(['r', 'r', 'x']))).toMatchObject({ rule: 'command', position: 10 });
  });
});

describe('times', () => {
  it('may differ by two seconds, like the clocks of two nodes', () => {
    expect(found(changed(6, { time: T + 18_000 }))).toBeUndefined();
    expect(found(changed(6, { time: T + 17_999 }))).toMatchObject({ rule: 'time', position: 6 });
  });

  it('may run back in an older log', () => {
    expect(found(LOG.with(0, opening(2)).with(5, skin(5, 'third', T)))).toBeUndefined();
  });
});

describe('a command', () => {
  it('happens once', () => {
    const again = LOG.with(6, skin(6, 'first', T + 40_000));
    expect(found(again)).toMatchObject({ rule: 'repeat', position: 7, found: expect.stringContaining('2') });
    expect(found(again.with(0, opening(2)))).toBeUndefined();
  });
});

describe('the order of data members', () => {
  const listed = skin(1, 'first', T + 10_000);
  const { skinId, ...rest } = listed.data;
  const turned = LOG.with(1, { ...listed, data: { ...rest, skinId: skinId ?? '' } });

  it('is the order of the event catalogue', () => {
    expect(found(turned)).toMatchObject({ rule: 'record', position: 2 });
    expect(found(turned.with(0, opening(2)))).toBeUndefined();
  });

  it('has no member twice', () => {
    const audit = newAudit({ shop });
    for (const one of LOG) audit.next(JSON.stringify(one).replace('"price":1', '"price":1,"price":1'));
    expect(audit.finish().divergence).toMatchObject({ rule: 'record', position: 2 });
  });
});
