import { playerStream } from '@skins/engine/accounts';
import { flowActor, stepId, streamOf, toGems } from '@skins/engine/kernel';
import {
  type Deck,
  type HeldPress,
  claimCard,
  claimOf,
  claimStep,
  deckStream,
  pressCard,
  releasePress,
  turnStep,
} from '@skins/engine/luckycard';
import { amountOf } from '../../foundation/contract/gems.ts';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Looking, nextShown, playerAt, turnedShown } from './deck-shown.ts';
import type { Desks } from './desks.ts';
import { turned } from './turning.ts';

type Table = Pick<Shop<Desks>, 'game' | 'desks'>;

interface Asked {
  readonly playerId: string;
  readonly commandId: string;
  readonly body: {
    readonly roomId: string;
    readonly turn: number;
    readonly price: number;
    readonly place?: number;
  };
}

/** Holds the price, claims the card, turns it and lays it, as the flows would. A press that comes too late costs nothing. */
export async function press(shop: Table, { playerId, commandId, body }: Asked, looking: Looking) {
  const { game, desks } = shop;
  const { desk } = desks.luckycard;
  const { roomId, turn, price, place = null } = body;
  await desk.read(roomId);
  const played = await runCommand(game, pressCard, {
    playerId,
    commandId,
    input: { roomId, turn, price: amountOf(price), place },
    context: (draw) => ({ ...draw, deck: desk.decided(roomId) }),
  });
  if (played instanceof CallRefused) return played;
  const stream = deckStream(roomId);
  const { luckycard } = await game.readPlayer(playerId);
  const held = luckycard.held.find((one) => one.stream === stream);
  const refused = held === undefined ? undefined : await claim(shop, held);
  if (refused !== undefined) return refused;
  const position = await turnOwn(shop, await desk.read(roomId), playerId);
  const deck = await desk.read(roomId);
  const card = deck.laid[turn - 1];
  if (card === undefined || playerAt(card.reserved) !== playerId || deck.opened === undefined)
    return new CallRefused('stale-version');
  return {
    roomId,
    turned: turnedShown(deck.opened, card, looking),
    itemId: card.itemId,
    next: nextShown(deck),
    balance: toGems((await game.readPlayer(playerId)).wallet.balance),
    position: position ?? played.position,
  };
}

/** Claims the card for a press, as its flow does: under the same id, so it happens once. A refused press is released. */
async function claim({ game }: Table, held: HeldPress) {
  const stream = streamOf(held.place);
  const outcome = await game.runtime.execute({
    command: claimCard,
    streams: game.streams.deck,
    stream: held.stream,
    commandId: claimStep(held.place),
    input: claimOf(held),
    actor: flowActor(stream),
    context: () => ({ hash: nativeSha256 }),
  });
  if (outcome.kind !== 'refused') return undefined;
  await game.runtime.execute({
    command: releasePress,
    streams: game.streams.player,
    stream,
    commandId: stepId(held.place, 2),
    input: { reserved: held.place },
    actor: flowActor(stream),
    context: (moment) => moment,
  });
  return new CallRefused(outcome.rejection.code);
}

/** Turns the claimed card of a player. @returns where it was laid; undefined if it was laid before */
async function turnOwn({ game }: Table, deck: Deck, playerId: string) {
  const step = turnStep(deck);
  if (step?.stream !== playerStream(playerId)) return undefined;
  const outcome = await turned({ game, runtime: game.runtime }, step);
  return outcome.kind === 'done' ? outcome.position : undefined;
}
