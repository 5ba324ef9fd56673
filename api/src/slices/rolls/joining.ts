import { playerStream } from '@skins/engine/accounts';
import type { Moment } from '@skins/engine/kernel';
import type { Player } from '@skins/engine/shop';
import {
  ConditionsMet,
  type JoinRoomContext,
  type JoinRoomRejection,
  type Room,
  figuresOf,
  joinRoom,
  roomStream,
} from '@skins/engine/rolls';
import { suspensionAt } from '@skins/engine/standing';
import { VIP_TABLE, levelOf } from '@skins/engine/vip';
import type { PersonalData } from '../accounts/personal-data.ts';
import { type Game, play } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import { readRecorded } from '../../foundation/runtime/logged-event.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { answeredBefore } from './answered-before.ts';
import { assistsDecided, assistsIn } from './assists.ts';
import { claimed } from './device-claim.ts';
import type { Missing } from './missing.ts';
import type { RoomQuestions } from './questions.ts';
import { requirementsOf, shareOf } from './requirements.ts';

interface Join {
  readonly playerId: string;
  readonly commandId: string;
  readonly body: { readonly roomId: string; readonly spreadCode?: string; readonly vcode?: string };
}

/** What a question is decided on beside the player. */
type Now = Pick<JoinRoomContext, 'room' | 'assists' | 'ownDevice'>;

/** How far a player is with a room's conditions. */
export const figuresFor = async (shop: Pick<Shop, 'game'>, playerId: string, room: Room) => {
  const player = await shop.game.readPlayer(playerId);
  const assists = (await assistsIn(shop.game, room))(playerId);
  const time = shop.game.clock();
  const { conditions = [], host = null } = room.created ?? {};
  return figuresOf(
    conditions,
    { deeds: player.deeds, invitedBy: player.accounts.invitedBy },
    { time, vipLevel: vipLevelAt(shop, player, time), assists, through: null, host },
  );
};

const vipLevelAt = ({ game }: Pick<Shop, 'game'>, { vip }: Player, time: number): number =>
  levelOf(vip, game.rulesAt(VIP_TABLE, time).content);

/** Joins a room: asks in the player's stream, and waits until the room has taken the entry or turned it away. */
export async function join(shop: Shop<Desks>, ask: RoomQuestions, { playerId, commandId, body }: Join) {
  const { game, progress } = shop;
  const { personal } = shop.desks.accounts;
  const { desk: rolls } = shop.desks.rolls;
  const { roomId, spreadCode = '', vcode = '' } = body;
  const { room } = (await game.streams.roll.load(roomStream(roomId))).state;
  const { created, limited } = room;
  if (created === undefined) return new CallRefused('room-unknown');
  const typed = created.door === 'open' || vcode.trim() === '' ? null : rolls.passOf(roomId, vcode);
  const guess = typed === null ? undefined : rolls.guesses.at(`${roomId} ${playerId}`);
  if (guess?.kind === 'wait') return tooManyGuesses(guess.ms);
  const through = broughtBy(personal, playerId, spreadCode);
  const input = { roomId, pass: typed, through };
  const contextOf = ({ time }: Pick<Moment, 'time'>, player: Player, now: Now) => ({
    time,
    playerId,
    commandId,
    hash: nativeSha256,
    vipLevel: vipLevelAt(shop, player, time),
    ...now,
  });
  // A device is claimed by who may enter but for it: who is refused for anything else takes no place.
  const mayEnter = async () => {
    const player = await game.readPlayer(playerId);
    const assists = (await assistsIn(game, room))(playerId);
    const time = game.clock();
    const asIfOwn = contextOf({ time }, player, { room, assists, ownDevice: true });
    return (
      suspensionAt(player.standing, time) === undefined &&
      joinRoom.decide(player, input, asIfOwn).kind === 'accepted'
    );
  };
  const ownDevice = limited === undefined || ((await mayEnter()) && (await claimed(shop, playerId, roomId)));
  const asked = (brought: string | null) =>
    play(game, joinRoom, {
      playerId,
      commandId,
      input: { ...input, through: brought },
      // It is decided on the room, and on the help into it, as decided by then.
      context: (draw, now) => {
        const assists = assistsDecided(game, room)(playerId);
        return contextOf(draw, now, { room: rolls.decided(roomId), assists, ownDevice });
      },
    });
  const first = await asked(through);
  const lost = through === null && spreadCode !== '' && first instanceof CallRefused;
  const before = lost && first.code === 'key-reused' && (await broughtBefore(game, playerId, commandId));
  const played = before ? await asked(before) : first;
  const wrong = played instanceof CallRefused && played.code === 'password-wrong';
  if (guess?.kind === 'made' && !wrong) guess.right();
  if (played instanceof CallRefused) return inWords(personal, playerId, roomId, played, created.conditions);
  const asking = (await game.readPlayer(playerId)).rolls.joined.get(roomId);
  const now = asking === undefined ? undefined : (await rolls.take(roomId)).get(asking);
  const answer = now ?? (await answeredBefore({ game, progress, ask }, roomId, played.position));
  if ('why' in answer) return new CallRefused(answer.why);
  return { roomId, n: answer.n, position: now?.position ?? played.position };
}

/** Whose code was brought along: nobody's of the same device, as nobody invites themselves. */
function broughtBy(personal: PersonalData, playerId: string, spreadCode: string): string | null {
  const owner = spreadCode === '' ? undefined : personal.spread.ownerOf(spreadCode);
  if (owner === undefined || owner === playerId) return null;
  return personal.find(owner)?.fingerprint === personal.find(playerId)?.fingerprint ? null : owner;
}

/**
 * Whose code was brought along with a question that was asked under this key before: who was erased since has no code any more.
 * @returns undefined where there was no such question
 */
async function broughtBefore({ store, shop }: Pick<Game, 'store' | 'shop'>, playerId: string, key: string) {
  const stream = playerStream(playerId);
  const known = await store.findCommand(stream, key);
  if (known === undefined || known.count === 0) return undefined;
  const [recorded] = await store.readStream(stream, known.firstVersion, 1);
  const event = recorded && readRecorded(recorded, shop.codec).event;
  return event !== undefined && ConditionsMet.is(event) ? event.data.through : undefined;
}

/** What is missing is told with the days and the link to share. */
function inWords<Code extends string>(
  personal: PersonalData,
  playerId: string,
  roomId: string,
  refused: CallRefused<Code>,
  conditions: NonNullable<Room['created']>['conditions'],
): CallRefused<Code> {
  if (!isMissing(refused.data)) return refused;
  const missing: Missing = {
    roomId,
    tasks: requirementsOf(conditions, refused.data.figures),
    share: shareOf(roomId, conditions, personal.spread.codeOf(playerId)),
  };
  return new CallRefused(refused.code, { data: { code: 'conditions-missing', missing } });
}

type ConditionsMissing = Extract<JoinRoomRejection, { readonly code: 'conditions-missing' }>;

const isMissing = (data: unknown): data is ConditionsMissing =>
  typeof data === 'object' && data !== null && 'code' in data && data.code === 'conditions-missing';

function tooManyGuesses(ms: number) {
  const retryAfter = Math.ceil(ms / 1_000);
  const seconds = String(retryAfter);
  const detail = { zh: seconds, en: seconds, ru: seconds, vi: seconds };
  return new CallRefused('too-many-guesses', { detail, retryAfter });
}
