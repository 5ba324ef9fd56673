import { agreedAt, claim } from '../register.ts';
import { type Steps, step } from '@skins/api/foundation/flows';
import { type Game, gameOf } from '@skins/api/foundation/game';
import { MasterSecret, nativeSha256 } from '@skins/api/foundation/secrets';
import { type EventStore, createMemoryStore } from '@skins/api/foundation/store';
import { GRANTS, registerPlayer } from '@skins/engine/accounts';
import { SYSTEM } from '@skins/engine/kernel';
import { shopOf, slices } from '@skins/engine/shop';
import { duel } from './engine/index.ts';
import { RecordedStore } from '../flows/recorded-store.ts';

/** The shop of all slices, and a coin flip of two players. */
const listed = { ...slices, duel };
export const duelShop = shopOf(listed);
export type DuelGame = Game<typeof listed>;

const SECRET = new MasterSecret('5'.repeat(64));
/** First gems of every player, in 1/10,000 gem: some hundreds of stakes. */
export const GRANT = GRANTS.first.newPlayer;
export const STAKE = 10_000;

export const duelGame = (store: EventStore, clock: () => number, shop = duelShop): Promise<DuelGame> =>
  gameOf({ shop, store, secret: SECRET, clock });

/** The steps of a duel's flow. */
export const duelSteps = ({ streams }: DuelGame): Steps => [
  step(duel.commands['open-duel'], streams.duel, () => undefined),
  step(duel.commands['join-duel'], streams.duel, (moment) => moment),
  step(duel.commands['draw-duel'], streams.duel, () => ({ hash: nativeSha256 })),
  step(duel.commands['expire-duel'], streams.duel, (moment) => moment),
  step(duel.commands['end-duel'], streams.duel, () => undefined),
  step(duel.commands['settle-stake'], streams.player, () => undefined),
  step(duel.commands['release-stake'], streams.player, (moment) => moment),
];

export const PLAYERS = ['anna0000', 'ben00000', 'cleo0000', 'dave0000'];

/** Registers players in a log that has none. */
export async function registerAll(game: DuelGame, players: readonly string[]): Promise<void> {
  for (const playerId of players) {
    await claim(game, playerId);
    await game.runtime.execute({
      command: registerPlayer,
      streams: game.streams.player,
      stream: `player-${playerId}`,
      commandId: 'register',
      input: { playerId },
      actor: SYSTEM,
      context: (moment) => ({
        ...moment,
        secrets: game.seedChains,
        demoGrant: game.rulesAt(GRANTS, moment.time).content.newPlayer,
        agreed: agreedAt(game, moment.time),
      }),
    });
  }
}

let begun: Promise<RecordedStore> | undefined;

/** Returns a store whose log has four registered players and no play. */
export async function begunStore(time: number): Promise<EventStore> {
  begun ??= (async () => {
    const store = new RecordedStore(createMemoryStore());
    await registerAll(await duelGame(store, () => time), PLAYERS);
    return store;
  })();
  return (await begun).copy();
}
