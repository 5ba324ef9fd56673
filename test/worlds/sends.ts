import { kindOfBox } from '@skins/engine/catalogue';
import { playerStream } from '@skins/engine/accounts';
import { type OpenBox, type OpenBoxReply, openBox } from '@skins/engine/boxes';
import { playerActor } from '@skins/engine/kernel';
import { type SetUserSeed, setUserSeed } from '@skins/engine/seeds';
import type { Game } from '@skins/api/foundation/game';
import type { Outcome } from '@skins/api/foundation/runtime';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { NO_DROPS } from '../drops/sample-drops.ts';

/** A player's wish. */
export type Wish =
  | { readonly command: 'open-box'; readonly input: OpenBox }
  | { readonly command: 'set-user-seed'; readonly input: SetUserSeed };

export type Answer = Outcome<unknown, OpenBoxReply | SetUserSeed>;

/** A wish with the key under which it is sent. */
export interface Sent {
  readonly playerId: string;
  readonly key: string;
  readonly wish: Wish;
}

/** Sends a wish through a runtime, like the routes do. */
export function send(game: Game, { playerId, key, wish }: Sent): Promise<Answer> {
  const common = {
    streams: game.streams.player,
    stream: playerStream(playerId),
    commandId: key,
    actor: playerActor(playerId),
  };
  if (wish.command === 'set-user-seed')
    return game.runtime.execute({
      ...common,
      command: setUserSeed,
      input: wish.input,
      context: () => undefined,
    });
  const { input } = wish;
  return game.runtime.execute({
    ...common,
    command: openBox,
    input,
    context: (moment) => ({
      ...moment,
      freeSeen: 0,
      drops: NO_DROPS,
      dropsSeen: null,
      playerId,
      commandId: key,
      secrets: game.seedChains,
      hash: nativeSha256,
      version: game.catalogue().boxes.get(input.boxId)?.current,
      kind: kindOfBox(game.catalogue(), input.boxId),
      houseOffset: game.houseOffset(moment.time),
    }),
  });
}
