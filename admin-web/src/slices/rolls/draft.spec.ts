import { describe, expect, it } from 'vitest';
import { EMPTY, type RoomDraft, bodyOf, faultsOf } from './draft';

const names = { zh: '周五', en: 'Friday ', ru: 'Пятница', vi: 'Thứ sáu' };
const draft: RoomDraft = { ...EMPTY, name: names, description: names, skinIds: ['a', 'a', 'b'] };
const [CLOSES, COVER] = [1_700_000_000_000, '/art/skin/a.svg'];
const on = (amount: string, days = '7') => ({ on: true, amount, days });

describe('a room draft', () => {
  it("is sent as typed, with the first prize's picture if it has none", () => {
    expect(bodyOf(draft, CLOSES, COVER)).toEqual({
      type: 0,
      name: { ...names, en: 'Friday' },
      description: { ...names, en: 'Friday' },
      image: COVER,
      skinIds: ['a', 'a', 'b'],
      conditions: [],
      oneADevice: true,
      door: 'open',
      closesAt: CLOSES,
    });
  });

  it('asks for the conditions switched on, each with its own amount', () => {
    const conditions = {
      'paid-in': on('12.5', '30'),
      opens: on('20'),
      vip: on('2'),
      invited: on(''),
      assists: on('3'),
    };
    const streamed: RoomDraft = {
      ...draft,
      kind: 'streamer',
      host: 'p0123456789',
      conditions,
      door: 'password',
      password: 'bamboo',
    };
    expect(bodyOf(streamed, CLOSES, COVER)).toMatchObject({
      type: 1,
      host: 'p0123456789',
      password: 'bamboo',
      conditions: [
        { kind: 'paid-in', amount: 12.5, days: 30 },
        { kind: 'opens', count: 20, days: 7 },
        { kind: 'vip', level: 2 },
        { kind: 'invited' },
        { kind: 'assists', count: 3 },
      ],
    });
  });

  it('admits one account per device if it has no conditions, unless set explicitly', () => {
    const asks: RoomDraft = { ...draft, conditions: { ...draft.conditions, vip: on('2') } };
    const sent = [draft, asks, { ...draft, oneADevice: false }, { ...asks, oneADevice: true }];
    expect(sent.map((one) => bodyOf(one, CLOSES, COVER)?.oneADevice)).toEqual([true, false, false, true]);
  });

  it.each<[string, Partial<RoomDraft>]>([
    ['without a name', { name: { ...names, vi: ' ' } }],
    ['without prizes', { skinIds: [] }],
    ['of nobody', { kind: 'streamer', host: '' }],
    ['with a short password', { door: 'password', password: '123' }],
    ['with a picture from elsewhere', { image: 'https://elsewhere.example/a.png' }],
    ['with a level that there is not', { conditions: { ...draft.conditions, vip: on('11') } }],
    ['with too long a window', { conditions: { ...draft.conditions, opens: on('1', '31') } }],
    ['with no amount', { conditions: { ...draft.conditions, 'paid-in': on('0') } }],
  ])('is not sent %s', (_, part) => {
    expect(bodyOf({ ...draft, ...part }, CLOSES, COVER)).toBeUndefined();
  });

  it('is not sent without its closing time, and marks nothing that is switched off', () => {
    expect(bodyOf(draft, null, COVER)).toBeUndefined();
    const faults = faultsOf(draft);
    expect([faults.amount('vip'), faults.days('opens'), faults.host, faults.password]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
