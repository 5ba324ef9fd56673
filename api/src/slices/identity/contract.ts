import { Type } from 'typebox';
import { AgreedHash } from '../accounts/contract-fields.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

/** Slows down guessing. */
const TRIES_PER_MINUTE = 30;

const Field = Type.Optional(Type.String({ maxLength: 512 }));
/** A positive assertion of OpenID Authentication 2.0 (section 10.1), as the browser brought it. */
const Assertion = Type.Object({
  'openid.ns': Field,
  'openid.mode': Field,
  'openid.op_endpoint': Field,
  'openid.claimed_id': Field,
  'openid.identity': Field,
  'openid.return_to': Field,
  'openid.response_nonce': Field,
  'openid.assoc_handle': Field,
  'openid.signed': Field,
  'openid.sig': Field,
});

const SignedIn = Type.Object({
  token: Type.String({ description: 'empty: nobody has this account yet, who came goes on with the form' }),
  steamId: Type.String({ description: '17 digits' }),
  proof: Type.String({ description: 'to be sent with the form: who came is who they say' }),
});

const ARRIVED = ['assertion-wrong', 'platform-unavailable'] as const;

export const steamBegin = get('/api/user/steam/begin', {
  summary: 'Where the browser goes to sign in by the game platform',
  perMinute: TRIES_PER_MINUTE,
  overNodes: true,
  query: Type.Object({
    origin: Type.String({ maxLength: 255, absent: '', description: 'where the browser sees the shop' }),
  }),
  refusals: ['platform-unavailable', 'origin-foreign'],
  data: Type.Object({
    url: Type.String(),
    state: Type.String({ description: 'comes back in the address: whoever began, ends' }),
  }),
});

export const steamLogin = post('/api/user/steam/login', {
  summary: 'Log in by the game platform',
  perMinute: TRIES_PER_MINUTE,
  overNodes: true,
  refusals: ARRIVED,
  body: Assertion,
  data: SignedIn,
});

export const steamBind = post('/api/user/steam/bind', {
  summary:
    'Let the logged-in player log in by the game platform, too; where codes by SMS are on, once the present number is shown to be at hand',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: TRIES_PER_MINUTE,
  overNodes: true,
  refusals: [...ARRIVED, 'identity-taken', 'platform-known', 'unbind-first'],
  body: Assertion,
  msg: { zh: '绑定成功', en: 'Linked', ru: 'Привязано', vi: 'Liên kết thành công' },
  data: SignedIn,
});

export const steamRegister = post('/api/user/steam/register', {
  summary:
    'Register whoever came by the game platform, with a phone number; a number that has a player, shown by a code, gets the account bound',
  idempotencyKey: 'optional',
  perMinute: TRIES_PER_MINUTE,
  overNodes: true,
  refusals: [
    'code-empty',
    'code-wrong',
    'phone-empty',
    'phone-malformed',
    'assertion-wrong',
    'identity-taken',
    'login-taken',
    'person-excluded',
    'platform-known',
    'registration-closed',
    'texts-changed',
  ],
  body: Type.Object({
    phone: refusedAs('phone-malformed', Type.String({ maxLength: 64, absent: '' })),
    code: Type.Optional(Type.String({ maxLength: 32 })),
    steamId: Type.String({ maxLength: 20, absent: '' }),
    spreadCode: Type.Optional(Type.String({ maxLength: 32 })),
    proof: Type.String({ maxLength: 256, absent: '', description: 'as signing in gave it' }),
    fingerprinId: Type.Optional(Type.String({ maxLength: 128, description: 'fingerprint of the device' })),
    agreed: AgreedHash,
  }),
  data: Type.Object({
    password: Type.String({
      description: 'made for the player, and shown this once; empty: the number had a player',
    }),
    token: Type.String(),
  }),
});

export const upBindSteamUrl = post('/api/user/info/upBindSteamUrl', {
  summary: 'Set the link by which the platform trades with the player',
  access: 'player',
  perMinute: TRIES_PER_MINUTE,
  overNodes: true,
  refusals: ['trade-link-empty', 'trade-link-malformed', 'trade-link-foreign', 'code-empty', 'code-wrong'],
  body: Type.Object({
    code: Type.Optional(
      Type.String({
        maxLength: 32,
        description: 'sent to the present number by send/3; asked for where codes by SMS are on',
      }),
    ),
    steamUrl: refusedAs(
      'trade-link-malformed',
      Type.String({ maxLength: 1024, absent: '', description: 'a trade link, or a text with one in it' }),
    ),
  }),
  msg: { zh: '设置成功', en: 'Saved', ru: 'Сохранено', vi: 'Đã lưu' },
  data: Type.Null(),
});

export const cardConfig = get('/api/user/card/config', {
  summary: 'What a player gets for a real name',
  data: Type.Object({ reward: Gems }),
});

export const authCard = post('/api/user/auth/card', {
  summary: 'Give the real name: nobody under 18, each card once',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: TRIES_PER_MINUTE,
  overNodes: true,
  refusals: [
    'name-malformed',
    'card-empty',
    'card-malformed',
    'under-age',
    'identity-taken',
    'real-name-known',
  ],
  body: Type.Object({
    name: refusedAs('name-malformed', Type.String({ maxLength: 64, absent: '' })),
    card: refusedAs(
      'card-malformed',
      Type.String({
        maxLength: 64,
        absent: '',
        description: '18 digits; blanks, dashes and width do not count',
      }),
    ),
  }),
  data: Type.Object({ rewarded: Type.Boolean(), reward: Gems }),
});

export const accountDetails = get('/api/user/account/details', {
  summary: 'What the logged-in player told of themselves, masked',
  access: 'player',
  data: Type.Object({
    userId: Type.String({ description: 'names the player in public: public pages take it' }),
    name: Type.String({ description: 'masked: 张**; empty: not given, or lost' }),
    card: Type.String({ description: 'masked: 110***********002X' }),
    verified: Type.Union([Time, Type.Null()], { description: 'when the real name was given' }),
    steamId: Type.String(),
    tradeLink: Type.String(),
  }),
});
