import { ceilingFor } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { type Condition, ROLL_TERMS, createRoom } from '@skins/engine/rolls';
import { amountOf } from '../../foundation/contract/gems.ts';
import type { BodyOf } from '../../foundation/contract/call.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { committedSeed } from './house-seed.ts';
import { refused } from './operator-refusals.ts';
import { askedBy } from './asked-by.ts';

const ROOM_DIGITS = 12;
const PROPOSAL_DIGITS = 16;

/** An operator makes a room. */
export const creationCalls = ({ game, desks }: Pick<Shop<Pick<Desks, 'rolls'>>, 'game' | 'desks'>) => {
  const { desk: rolls } = desks.rolls;
  const asked = askedBy(game);
  return {
    roomCeiling: async () => {
      const chain = await rolls.chain();
      const { content } = game.rulesAt(ROLL_TERMS, game.clock());
      return { ceiling: toGems(ceilingFor(chain === undefined ? {} : { chain }, content)) };
    },

    createRoomOf: async ({ operator: { operatorId }, body, commandId }) => {
      // Out of the command's id, so that what is asked twice is one room.
      const name = nativeSha256(`${operatorId}/room/${commandId}`);
      const id = name.slice(0, ROOM_DIGITS);
      const chain = await rolls.chain();
      const password = body.password === undefined ? null : rolls.passOf(id, body.password);
      const outcome = await game.act(createRoom, {
        ...asked(id, operatorId),
        commandId,
        input: {
          roomId: id,
          proposalId: name.slice(-PROPOSAL_DIGITS),
          kind: body.type === 1 ? 'streamer' : 'official',
          host: body.host ?? null,
          name: body.name,
          description: body.description,
          image: body.image,
          skinIds: body.skinIds,
          conditions: body.conditions.map(conditionOf),
          door: body.door,
          password,
          closesAt: body.closesAt,
          oneADevice: body.oneADevice ?? body.conditions.length === 0,
        },
        context: (moment) => ({
          ...moment,
          by: operatorId,
          register: game.operators().register,
          hash: nativeSha256,
          terms: game.rulesAt(ROLL_TERMS, moment.time),
          priceOf: (skinId) => game.catalogueAt(moment.time).skins.get(skinId)?.price,
          chain,
          houseSeed: (roomId) => committedSeed(game, roomId),
        }),
      });
      if (outcome.kind !== 'done') return refused(outcome);
      return { id, proposalId: outcome.reply.proposalId, position: outcome.position };
    },
  } satisfies Pick<Handlers<typeof contract>, 'createRoomOf' | 'roomCeiling'>;
};

type Asked = BodyOf<typeof contract.createRoomOf>['conditions'][number];

const conditionOf = (asked: Asked): Condition =>
  asked.kind === 'paid-in' ? { ...asked, amount: amountOf(asked.amount) } : asked;
