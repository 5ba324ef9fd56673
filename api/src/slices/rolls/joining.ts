import type { Moment } from '@skins/engine/kernel';
import { type JoinRoomContext, type Room, joinRoom, roomStream } from '@skins/engine/rolls';
import type { Player } from '@skins/engine/shop';
import { runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import { waitText } from '../../foundation/words/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { answeredBefore } from './answered-before.ts';
import { assistsDecided, assistsIn } from './assists.ts';
import { broughtBefore, broughtBy } from './brought-by.ts';
import { claimed } from './device-claim.ts';
import { isHeld, isHeldDevice } from './held-device.ts';
import { withMissing } from './missing-words.ts';
import type { RoomQuestions } from './questions.ts';
import { vipLevelAt } from './room-figures.ts';
import type { Language } from '../../foundation/http/language.ts';

interface Join {
  readonly playerId: string;
  readonly commandId: string;
  readonly language: Language;
  readonly body: { readonly roomId: string; readonly spreadCode?: string; readonly vcode?: string };
}

/** The state, besides the player's, on which a question is decided. */
type Now = Pick<JoinRoomContext, 'room' | 'assists' | 'ownDevice' | 'heldDevice'>;

interface Input {
  readonly roomId: string;
  readonly pass: string | null;
  /** the owner of the code that was brought along */
  readonly through: string | null;
}

/** Joins a room: asks in the player's stream, and waits until the room takes or refuses the entry. */
export async function join(
  shop: Shop<Desks>,
  ask: RoomQuestions,
  { playerId, commandId, body, language }: Join,
) {
  const { game, progress } = shop;
  const { personal } = shop.desks.accounts;
  const { desk: rolls } = shop.desks.rolls;
  const { roomId, spreadCode = '', vcode = '' } = body;
  const { room } = (await game.streams.roll.load(roomStream(roomId))).state;
  const { created } = room;
  if (created === undefined) return new CallRefused('room-unknown');
  const typed = created.door === 'open' || vcode.trim() === '' ? null : rolls.passOf(roomId, vcode);
  const guess = typed === null ? undefined : await rolls.guesses.at(`${roomId} ${playerId}`);
  if (guess?.kind === 'wait') return tooManyGuesses(guess.ms);
  const input = { roomId, pass: typed, through: await broughtBy(personal, playerId, spreadCode) };
  const played = await asked(shop, room, { playerId, commandId, input, hasCode: spreadCode !== '' });
  const wrong = played instanceof CallRefused && played.code === 'password-wrong';
  if (guess?.kind === 'made' && !wrong) await guess.right();
  if (played instanceof CallRefused)
    return withMissing(shop, playerId, roomId, played, created.conditions, language);
  const asking = (await game.readPlayer(playerId)).rolls.joined.get(roomId);
  const now = asking === undefined ? undefined : (await rolls.take(roomId)).get(asking);
  const answer = now ?? (await answeredBefore({ game, progress, ask }, roomId, played.position));
  if ('why' in answer) return new CallRefused(answer.why);
  return { roomId, n: answer.n, position: answer.position };
}

interface Question {
  readonly playerId: string;
  readonly commandId: string;
  readonly input: Input;
  /** whether a code was sent, known or not */
  readonly hasCode: boolean;
}

/** Puts the question into the player's stream. */
async function asked(shop: Shop<Desks>, room: Room, { playerId, commandId, input, hasCode }: Question) {
  const { game } = shop;
  const { desk: rolls } = shop.desks.rolls;
  const { roomId } = input;
  const contextOf = contextFor(shop, playerId, commandId);
  const heldDevice = await isHeldDevice(shop, playerId);
  const ownDevice = await isOwnDevice(shop, room, { playerId, input, contextOf, heldDevice });
  const asking = (through: string | null) =>
    runCommand(game, joinRoom, {
      playerId,
      commandId,
      input: { ...input, through },
      // Decide on the latest decided state of the room and of the help into it.
      context: (draw, now) => {
        const assists = assistsDecided(game, room)(playerId);
        return contextOf(draw, now, { room: rolls.decided(roomId), assists, ownDevice, heldDevice });
      },
    });
  const first = await asking(input.through);
  const lost = input.through === null && hasCode && first instanceof CallRefused;
  const before = lost && first.code === 'key-reused' && (await broughtBefore(game, playerId, commandId));
  return before ? asking(before) : first;
}

type ContextOf = (moment: Pick<Moment, 'time'>, player: Player, now: Now) => JoinRoomContext;

const contextFor =
  (shop: Pick<Shop, 'game'>, playerId: string, commandId: string): ContextOf =>
  ({ time }, player, now) => ({
    time,
    playerId,
    commandId,
    hash: nativeSha256,
    vipLevel: vipLevelAt(shop, player, time),
    ...now,
  });

interface Entering {
  readonly playerId: string;
  readonly input: Input;
  readonly contextOf: ContextOf;
  readonly heldDevice: boolean;
}

/** Returns whether the device is the player's own. It is claimed last: a player refused for another reason claims no device. */
async function isOwnDevice(shop: Shop<Desks>, room: Room, entering: Entering): Promise<boolean> {
  if (room.limited === undefined) return true;
  const { playerId, input } = entering;
  return (await mayEnter(shop, room, entering)) && (await claimed(shop, playerId, input.roomId));
}

/** Returns whether a player may enter a room, if the device is their own. */
async function mayEnter(
  { game }: Pick<Shop, 'game'>,
  room: Room,
  { playerId, input, contextOf, heldDevice }: Entering,
): Promise<boolean> {
  const player = await game.readPlayer(playerId);
  const assists = (await assistsIn(game, room))(playerId);
  const time = game.clock();
  const asIfOwn = contextOf({ time }, player, { room, assists, ownDevice: true, heldDevice });
  return !isHeld(player, time) && joinRoom.decide(player, input, asIfOwn).kind === 'accepted';
}

function tooManyGuesses(ms: number) {
  const retryAfter = Math.ceil(ms / 1_000);
  return new CallRefused('password-guessed', { detail: waitText(retryAfter), retryAfter });
}
