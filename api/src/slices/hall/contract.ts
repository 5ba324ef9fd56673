import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';
import {
  Gems,
  Page,
  PageQuery,
  Probability,
  Rarity,
  Ticket,
  Time,
} from '../../foundation/contract/fields.ts';
import { UpgradeRecord } from '../upgrades/contract.ts';

const UserId = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description: 'names a player in public, and says nothing of the account',
});
const Position = Type.String({ pattern: '^[0-9]{1,20}$', description: 'of the upgrade in the log' });
const SkinId = Type.String({ minLength: 1, maxLength: 40 });

/** Public data of a player. */
const Upgrader = {
  userId: UserId,
  userName: Type.String({ description: 'masked' }),
  avatar: Type.String(),
  vipLevel: Type.Integer(),
  me: Type.Boolean({ description: 'whether it is the caller' }),
};

/** Anybody's upgrade, once its dial has stopped. */
const PublicUpgrade = Type.Object({ ...UpgradeRecord.properties, ...Upgrader });

/** A skin as an upgrade target. */
const Target = Type.Object({
  skinId: Type.String(),
  stuffName: Type.String(),
  stuffImage: Type.String(),
  exterior: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  price: Type.Number({ description: 'in force now, in gems; 0 for what is in the catalogue no more' }),
  attempts: Type.Integer({ description: 'how often it was tried for' }),
});

/** Results of upgrades, beside those that their rates promise. */
const Tally = {
  attempts: Type.Integer(),
  wins: Type.Integer(),
  expected: Type.Number({ description: 'the sum of the chances: how many wins they promise' }),
  deviation: Type.Number({ description: 'one standard deviation of the number of wins, by the chances' }),
};

export const upgradeHall = get('/api/upgrade/hall', {
  summary: 'The latest upgrades whose dials stand still, today’s figures, and what is tried for most',
  waits: true,
  data: Type.Object({
    records: Type.Array(PublicUpgrade),
    online: Type.Integer({ description: 'players with a request or an open connection in five minutes' }),
    demo: Type.Boolean({ description: 'whether online is made up, for a demonstration' }),
    today: Type.Object({ attempts: Type.Integer(), wins: Type.Integer() }),
    targets: Type.Array(Target, { description: 'tried for most in 30 days of the house, at most 6' }),
  }),
});

export const upgradeReplay = get('/api/upgrade/replay', {
  summary: 'One upgrade of anybody with everything that is needed to play it again and to check it',
  query: Type.Object({ position: refusedAs('unknown-upgrade', Position) }),
  refusals: ['unknown-upgrade'],
  waits: true,
  data: PublicUpgrade,
});

export const upgradeUserInfo = get('/api/upgrade/user/info', {
  summary: 'What the upgrades of one player came to',
  query: Type.Object({ id: refusedAs('unknown-upgrader', UserId) }),
  refusals: ['unknown-upgrader'],
  waits: true,
  data: Type.Object({
    ...Upgrader,
    headPortraitBox: Type.String({ description: 'the frame around the avatar' }),
    ...Tally,
    staked: Gems,
    returned: Type.Number({ description: 'value of what was won, in gems' }),
    best: Type.Union([PublicUpgrade, Type.Null()], { description: 'its highest multiple ever' }),
  }),
});

export const upgradeUserRecord = get('/api/upgrade/user/record', {
  summary: 'The upgrades of one player, newest first',
  query: Type.Object({ id: refusedAs('unknown-upgrader', UserId), ...PageQuery.properties }),
  refusals: ['unknown-upgrader'],
  waits: true,
  data: Page(PublicUpgrade),
});

/** One upgrade attempt for a skin. */
const Attempt = Type.Object({
  position: Position,
  ...Upgrader,
  stake: Gems,
  targetPrice: Gems,
  winUpTo: Ticket,
  N: Ticket,
  result: Type.Integer({ minimum: 0, maximum: 1, description: '0: won' }),
  createdTime: Time,
});

export const upgradeDetail = get('/api/upgrade/detail', {
  summary: 'All numbers of one skin as a target: tries, wins, and what their rates promise',
  query: Type.Object({ skinId: SkinId, ...PageQuery.properties }),
  refusals: ['no-such-skin'],
  waits: true,
  data: Type.Object({
    target: Target,
    ...Tally,
    byRate: Type.Array(Type.Object({ from: Probability, to: Probability, ...Tally }), {
      description: 'by tenths of the chance; tenths without a try are not there',
    }),
    numbers: Type.Array(Type.Integer(), { description: 'how many N fell into each twentieth of their span' }),
    ...Page(Attempt).properties,
  }),
});

export const upgradeTargets = get('/api/upgrade/targets', {
  summary: 'Skins that an upgrade may aim at, by name and price in force',
  query: Type.Object({
    q: Type.Optional(Type.String()),
    min: Type.Optional(Gems),
    max: Type.Optional(Gems),
    sort: Type.Optional(Type.Enum(['cheapest', 'dearest', 'tried'], { default: 'cheapest' })),
    ...PageQuery.properties,
  }),
  waits: true,
  data: Page(Target),
});
