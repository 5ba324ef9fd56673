import { ROLL_TERMS, createRoom, publishRoom, roomBegun, roomStream } from '@skins/engine/rolls';
import { TASK_BOARDS } from '@skins/engine/tasks';
import type { Game } from '@skins/api/foundation/game';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { changeRules, sampleOperator } from '../samples/api/operator.ts';
import { committedSeed } from '../../api/src/slices/rolls/house-seed.ts';

const HOUR_MS = 3_600_000;
const name = { zh: '测', en: 'Bench', ru: 'Бенч', vi: 'Bench' };

export const taskIdOf = (n: number): string => `bench-task-${n}`;
export const roomIdOf = (n: number): string => n.toString(16).padStart(12, '0');

/** Publishes task boxes that a day's first open fulfils; each gives gems. */
export async function publishTasks(game: Game, count: number): Promise<void> {
  await changeRules(game, TASK_BOARDS, {
    boxes: Array.from({ length: count }, (_, n) => ({
      boxId: taskIdOf(n),
      period: 'day' as const,
      name,
      image: '/art/case/fade.10.5.b.svg',
      task: { type: 'hash-opens' as const, of: null, target: 1 },
      gives: { type: 'diamond' as const, of: null, count: 0, gems: 1 },
    })),
  });
}

/** Opens rooms with one prize each, for everybody, until an hour from now. */
export async function openRooms(game: Game, count: number): Promise<void> {
  const by = await sampleOperator(game);
  for (let n = 0; n < count; n += 1) await openRoom(game, by, roomIdOf(n));
}

async function openRoom(game: Game, by: string, roomId: string): Promise<void> {
  const stream = roomStream(roomId);
  const proposalId = roomId.padStart(16, 'f');
  const { register } = game.operators();
  const asked = { streams: game.streams.roll, stream };
  const created = await game.act(createRoom, {
    ...asked,
    commandId: 'create',
    input: {
      roomId,
      proposalId,
      kind: 'official',
      host: null,
      name,
      description: name,
      image: '/art/rolls/sample.svg',
      skinIds: ['bench-skin-0'],
      conditions: [],
      oneADevice: false,
      door: 'open',
      password: null,
      closesAt: Date.now() + HOUR_MS,
    },
    context: (moment) => ({
      ...moment,
      by,
      register,
      hash: nativeSha256,
      terms: game.rulesAt(ROLL_TERMS, moment.time),
      priceOf: (skinId) => game.catalogueAt(moment.time).skins.get(skinId)?.price,
      chain: undefined,
      houseSeed: (id) => committedSeed(game, id),
    }),
  });
  const published = await game.act(publishRoom, {
    ...asked,
    commandId: 'publish',
    input: { proposalId, created: roomBegun(roomId) },
    context: (moment) => ({ ...moment, by, register }),
  });
  for (const outcome of [created, published])
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
}
