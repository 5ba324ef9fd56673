import { playerStream } from '@skins/engine/accounts';
import { flowActor } from '@skins/engine/kernel';
import { VIP_TABLE, levelOf } from '@skins/engine/vip';
import {
  askingStep,
  buyShares,
  plantAskedWish,
  plantWish,
  sharesOwned,
  soldOf,
  wishStream,
} from '@skins/engine/wishes';
import { amountOf } from '../../foundation/contract/gems.ts';
import { balanceAfter, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { sharesSold } from './shares-sold.ts';

type Buying = Pick<Shop<Desks>, 'game' | 'desks'>;

interface Asked<Body> {
  readonly playerId: string;
  readonly commandId: string;
  readonly body: Body;
}

interface Plant {
  readonly skinId: string;
  readonly price: number;
  readonly hours: number;
  readonly shares: number;
  readonly rulesHash: string;
}

const ID_DIGITS = 12;

/** Asks for a wish, plants it and sells its first shares, as the flow would. */
export async function plant(shop: Buying, { playerId, commandId, body }: Asked<Plant>) {
  const { game, desks } = shop;
  const { desk } = desks.wishes;
  const wishId = nativeSha256(`skins wish v1\n${playerId}\n${commandId}`).slice(0, ID_DIGITS);
  const chain = await desk.chain();
  const played = await runCommand(game, plantWish, {
    playerId,
    commandId,
    input: { ...body, price: amountOf(body.price), wishId },
    context: (draw) => ({
      ...draw,
      ...desk.planting(draw.time, chain),
      levelOf: (paid) =>
        levelOf({ ...paid, claimed: 0, recent: [] }, game.rulesAt(VIP_TABLE, draw.time).content),
    }),
  });
  if (played instanceof CallRefused) return played;
  const stream = wishStream(wishId);
  const { wishes } = await game.readPlayer(playerId);
  const asked = wishes.planted.find(({ wish }) => wish === stream);
  if (asked !== undefined)
    await game.runtime.execute({
      command: plantAskedWish,
      streams: game.streams.wish,
      stream,
      commandId: askingStep(asked.asked),
      input: { asked: asked.asked, terms: asked.terms },
      actor: flowActor(playerStream(playerId)),
      context: ({ time }) => ({ priceOf: desk.priceAt(time) }),
    });
  const held = wishes.held.find((one) => one.stream === stream);
  const sold =
    held === undefined || body.shares === 0
      ? undefined
      : await asking(shop, playerId, {
          stream,
          reserved: held.place,
          shares: held.asked.shares,
          userSeed: held.asked.userSeed,
        });
  return {
    wishId,
    from: sold?.kind === 'done' ? sold.reply.from : null,
    to: sold?.kind === 'done' ? sold.reply.to : null,
    balance: await balanceAfter(game, playerId, played),
    position: played.position,
  };
}

/** Holds gems and asks for shares, as the stake's flow would. Refused ones cost nothing. */
export async function buy(
  shop: Buying,
  { playerId, commandId, body }: Asked<{ readonly wishId: string; readonly shares: number }>,
) {
  const { game, desks } = shop;
  const { desk } = desks.wishes;
  const { wishId } = body;
  await desk.refresh();
  const { planted } = await desk.read(wishId);
  if (planted === undefined) return new CallRefused('wish-unknown');
  const played = await runCommand(game, buyShares, {
    playerId,
    commandId,
    input: body,
    context: (draw) => ({ ...draw, ...desk.now(draw.time), wish: desk.decided(wishId) }),
  });
  if (played instanceof CallRefused) {
    if (played.code === 'stale-version') await desk.expire(wishId);
    return played;
  }
  const { reserved, userSeed, balance } = played.reply;
  const sold = await asking(shop, playerId, {
    stream: wishStream(wishId),
    reserved,
    shares: body.shares,
    userSeed,
  });
  if (sold.kind === 'refused') return new CallRefused(sold.rejection.code);
  if (sold.kind !== 'done') return new CallRefused('wish-over');
  // As the sale left it: later ones do not change the answer to a repeat.
  const { runs } = await desk.read(wishId);
  const then = { runs: runs.filter(({ to }) => to <= sold.reply.to) };
  return {
    wishId,
    ...sold.reply,
    owned: sharesOwned(then, playerId),
    sold: soldOf(then),
    balance: await balanceAfter(game, playerId, { balance, position: played.position }),
    position: played.position,
  };
}

interface Stake {
  readonly stream: string;
  readonly reserved: string;
  readonly shares: number;
  readonly userSeed: string;
}

/** Asks for the shares of a stake under the id of its flow's step, so it happens once. */
const asking = ({ game, desks }: Buying, playerId: string, { stream, ...input }: Stake) =>
  sharesSold(
    { game, runtime: game.runtime, desk: desks.wishes.desk },
    {
      stream,
      commandId: askingStep(input.reserved),
      actor: flowActor(playerStream(playerId)),
      input,
    },
  );
