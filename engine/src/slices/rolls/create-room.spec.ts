import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../fairness/index.ts';
import { DAY_MS, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { createRoom } from './create-room.ts';
import { DevicesLimited, RoomCreated } from './events.ts';
import { CHAIN, ADA, CLOSES, H, by, created, fold, house } from '../../../../test/rolls/sample-rolls.ts';
import { ROLL_TERMS } from './settings/events.ts';

const { given } = specify(fold, createRoom);
const TEXT = { zh: '', en: '', ru: '', vi: '' };
const input = {
  roomId: '000000000001',
  proposalId: '00000000000000a1',
  kind: 'official',
  host: null,
  name: TEXT,
  description: TEXT,
  image: '/art/rolls/sample.svg',
  skinIds: ['rare', 'fine'],
  conditions: [],
  door: 'open',
  password: null,
  closesAt: CLOSES,
  oneADevice: false,
} as const;
const context = {
  ...by(0),
  hash: sha256Hex,
  terms: { hash: H, content: ROLL_TERMS.first },
  priceOf: (skinId: string) => (skinId === 'rare' ? 80_000 : skinId === 'fine' ? 20_000 : undefined),
  chain: CHAIN,
  houseSeed: () => house().source,
};

describe('create-room', () => {
  it('holds the prizes, and fixes the first round far enough after the close', () => {
    const [event] = given().when(input, context).events;
    expect(event).toEqual(created({ source: { chain: CHAIN, round: 345, time: 1_032_000 } }));
    expect(event && RoomCreated.is(event) && event.data.held).toBe(100_000);
  });

  it('notes the limit of one account per device, if there is one', () => {
    const { events } = given().when({ ...input, oneADevice: true }, context);
    expect(events[1]).toEqual(DevicesLimited.of({}));
  });

  it('commits to a seed of the house without a beacon', () => {
    const [event] = given().when(input, { ...context, chain: undefined }).events;
    expect(event).toEqual(created(house()));
  });

  it.each([
    ['who may not', {}, { by: 'nobody' }, { code: 'may-not', right: 'propose-rolls' }],
    [
      'a close that is too near',
      { closesAt: 1 },
      {},
      { code: 'closes-out-of-range', earliest: 300_000, latest: 60 * DAY_MS },
    ],
    ['a prize that is not listed', { skinIds: ['none'] }, {}, { code: 'unknown-skin', skinId: 'none' }],
    ['a picture of another site', { image: '//other.site/x.svg' }, {}, { code: 'image-elsewhere' }],
    ['a picture above its folder', { image: '/art/../x.svg' }, {}, { code: 'image-elsewhere' }],
    ['a streamer’s room without one', { kind: 'streamer' as const }, {}, { code: 'host-misplaced' }],
  ])('refuses %s', (_what, asked, told, rejection) => {
    expect(given().when({ ...input, ...asked }, { ...context, ...told }).decision).toEqual(
      rejected(rejection),
    );
  });

  it('refuses prizes above the ceiling of a shop that could steer the draw', () => {
    const terms = { hash: H, content: { ...ROLL_TERMS.first, houseCeiling: 99_999 } };
    expect(given().when(input, { ...context, terms, by: ADA }).decision).toEqual(
      rejected({ code: 'over-ceiling', ceiling: 99_999, held: 100_000 }),
    );
  });
});
