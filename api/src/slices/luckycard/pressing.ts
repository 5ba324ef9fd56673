import { playerStream } from '@skins/engine/accounts';
import { flowActor, stepId, streamOf } from '@skins/engine/kernel';
import {
  type Deck,
  type HeldPress,
  cardSteps,
  claimCard,
  claimOf,
  claimStep,
  deckStream,
  layStep,
  layCard,
  pressCard,
  releasePress,
} from '@skins/engine/luckycard';
import { amountOf } from '../../foundation/contract/gems.ts';
import { balanceAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Looking, nextShown, playerAt, turnedShown } from './deck-shown.ts';
import type { Desks } from './desks.ts';
import { turn, turnedAt } from './turning.ts';

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
  const { roomId, price, place = null } = body;
  await desk.read(roomId);
  const played = await runCommand(game, pressCard, {
    playerId,
    commandId,
    input: { roomId, turn: body.turn, price: amountOf(price), place },
    context: (draw) => ({ ...draw, deck: desk.decided(roomId) }),
  });
  if (played instanceof CallRefused) return played;
  const stream = deckStream(roomId);
  const { luckycard } = await game.readPlayer(playerId);
  const held = luckycard.held.find((one) => one.stream === stream);
  const refused = held === undefined ? undefined : await claim(shop, held);
  if (refused !== undefined) return refused;
  const own = await turnOwn(shop, await desk.read(roomId), playerId);
  const deck = await desk.read(roomId);
  const card = deck.laid[body.turn - 1];
  if (card === undefined || playerAt(card.reserved) !== playerId || deck.opened === undefined)
    return new CallRefused('stale-version');
  const step = layStep(card.at);
  const laid = own?.step === step ? own : await game.store.findCommand(stream, step);
  const position = laid?.position ?? played.position;
  // As the card left it: later cards do not change the answer to a repeat.
  const then = { ...deck, laid: deck.laid.slice(0, body.turn), pending: undefined, closed: undefined };
  const turned = turnedShown(deck.opened, card, looking);
  return {
    roomId,
    turned,
    itemId: card.itemId,
    next: nextShown(then),
    // The last card may pay gems on top.
    balance: await balanceAfter(
      game,
      playerId,
      turned.extra === 0 ? { ...played.reply, position } : { position },
    ),
    position,
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
    mostlyNew: true,
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

/** Turns the claimed card of a player and lays it, as the deck's flow does. @returns the step that laid it, if one did */
async function turnOwn({ game }: Table, deck: Deck, playerId: string) {
  const steps = cardSteps(deck);
  if (steps?.turn.stream !== playerStream(playerId)) return undefined;
  const { turn: turning, lay } = steps;
  const actor = flowActor(lay.stream);
  await turn({ game, runtime: game.runtime }, { ...turning, actor });
  const laid = await game.runtime.execute({
    command: layCard,
    streams: game.streams.deck,
    stream: lay.stream,
    commandId: lay.id,
    input: lay.input,
    actor,
    mostlyNew: true,
    context: () => ({ turned: turnedAt(game, lay.input.reserved) }),
  });
  return laid.kind === 'done' ? { step: lay.id, position: laid.position } : undefined;
}
