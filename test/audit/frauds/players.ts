import { LoginClaimed, PlayerRegistered } from '@skins/engine/accounts';
import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { EditionOpened } from '@skins/engine/editions';
import { RulesPublished } from '@skins/engine/rules';
import { SeedChainCommitted, UserSeedSet } from '@skins/engine/seeds';
import { WalletPosted } from '@skins/engine/wallet';
import { claim, granting } from '../../accounts/orders.ts';
import { openingNow } from '../../boxes/orders.ts';
import {
  type Forge,
  type Log,
  appended,
  both,
  edited,
  logOf,
  moved,
  recounted,
  without,
} from '../../kit/forge.ts';
import { ANNA, BEN, begin, enter } from '../../kit/platform.ts';
import { World } from '../../kit/world.ts';
import { setSeed } from '../../seeds/orders.ts';
import { type Fraud, fraudsIn } from './fraud.ts';

function played(): Log {
  const world = new World();
  begin(world, { [ANNA]: 100, [BEN]: 100 });
  world.must(claim('1', 'later000'));
  world.must(setSeed(ANNA, 'mine'));
  for (const count of [1, 3, 6]) world.must(openingNow(world, ANNA, count));
  world.must(setSeed(ANNA, 'other'));
  granting(world, 500);
  enter(world, 'cleo0000', 500);
  world.must(openingNow(world, BEN, 2));
  return logOf(world.records);
}

/** The log of players who open boxes. */
export const log = played();

/** Returns all records of an event's command. */
const commandOf = (all: Log, type: string, nth = 0) => {
  const { stream, command } = all.filter((record) => record.type === type).at(nth) ?? {};
  return all.filter((record) => record.stream === stream && record.command === command);
};

/** Repeats a whole command at the end, under another id. */
const again =
  (type: string, id?: string, nth = 0): Forge =>
  (all) => {
    const time = all.at(-1)?.time ?? 0;
    const copies = commandOf(all, type, nth).map((record) => ({
      ...record,
      time,
      command: id ?? record.command,
    }));
    return recounted([...all, ...copies]);
  };

/** Moves a whole command to another place. */
const putFirst =
  (type: string, before: string, nth = 0): Forge =>
  (all) => {
    const command = commandOf(all, type, nth);
    const rest = all.filter((record) => !command.includes(record));
    return recounted(
      rest.toSpliced(
        rest.findIndex((record) => record.type === before),
        0,
        ...command,
      ),
    );
  };

const ofGrants = {
  where: ({ name, version }: { name: string; version: number }) => name === 'grants' && version === 2,
};

const isMine = ({ userSeed }: { userSeed: string }) => userSeed === 'other';

export const playerFrauds: readonly Fraud[] = fraudsIn(log, [
  ['an open charged twice under one id', 'balance', again('BoxOpened')],
  ['a user seed set again under its id', 'repeat', again('UserSeedSet')],
  [
    'a player who comes before the rules that grant more',
    'payment',
    both(
      putFirst('LoginClaimed', 'BoxVersionPublished', -1),
      putFirst('PlayerRegistered', 'BoxVersionPublished', -1),
    ),
  ],
  [
    'a player whose login was left out',
    'registration',
    without(LoginClaimed, { where: ({ playerId }) => playerId === BEN }),
  ],
  [
    'rules that count without notice',
    'notice',
    edited(RulesPublished, ({ from }) => ({ from: from - 1 }), ofGrants),
  ],
  ['an approval before its proposal', 'proposal', putFirst('RulesPublished', 'SkinListed', -1)],
  [
    'a grant to a player who is there already',
    'command',
    appended(WalletPosted, () => ({ stream: `player-${BEN}` })),
  ],
  ['a login for the player of another one', 'login', (all) => appended(LoginClaimed, () => ({}))(all)],
  [
    'an edition that goes back',
    'edition',
    appended(EditionOpened, ({ data }) => ({ data: { ...Object(data), edition: 2 } })),
  ],
  ['a chain committed by nothing', 'command', appended(SeedChainCommitted, () => ({}), { nth: -1 })],
  [
    'an open without its user seed',
    'armed',
    without(UserSeedSet, { where: ({ origin }) => origin === 'command' }),
  ],
  [
    'a better price while one player opens',
    'price',
    edited(BoxOpened, ({ price }) => ({ price: price - 1_000 }), { nth: -1 }),
  ],
  ['a version of a box said twice', 'version-number', again('BoxVersionPublished', 'anew', -1)],
  [
    'items of one open in no stream of a player',
    'command',
    moved(ItemsGranted, () => ({ stream: 'items-1' })),
  ],
  [
    'a player who is registered in the stream of another',
    'registration',
    appended(PlayerRegistered, () => ({})),
  ],
  [
    'an event dated ahead by a year',
    'time',
    moved(LoginClaimed, ({ time }) => ({ time: time + 31_536_000_000 })),
  ],
  [
    'an event dated back by a day',
    'time',
    moved(UserSeedSet, ({ time }) => ({ time: time - 86_400_000 }), { where: isMine }),
  ],
  [
    'a seed of another player, played again',
    'server-seed',
    (all) => {
      const [seed] = all.flatMap((record) => (BoxOpened.is(record) ? [record.data.reveal.serverSeed] : []));
      return edited(BoxOpened, ({ reveal }) => ({ reveal: { ...reveal, serverSeed: seed ?? '' } }), {
        nth: -1,
      })(all);
    },
  ],
  [
    'chains made shorter by rules of the same minute',
    'approved',
    both(
      appended(
        RulesPublished,
        ({ data, time }) => ({
          stream: 'rules-seed-chains',
          data: { ...Object(data), version: 2, from: time },
        }),
        { where: ({ name }) => name === 'seed-chains' },
      ),
    ),
  ],
]);
