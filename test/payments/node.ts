import { type Flows, startFlows } from '@skins/api/foundation/flows';
import type { Timers } from '@skins/api/foundation/runtime';
import { openInMemory } from '../samples/api/flows-in-memory.ts';
import { type Game, createGame, heldUntilMatched } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import type { EventStore } from '@skins/api/foundation/store';
import { sqliteTables } from '@skins/api/foundation/tables';
import { POLICY, termsOf } from '@skins/engine/limits';
import {
  PAYMENTS_PORT,
  SKINS_RATE,
  TOP_UP_CHANNELS,
  TOP_UP_GIFTS,
  TOP_UP_GOODS,
  onTopOf,
  orderTopUp,
  providerStream,
} from '@skins/engine/payments';
import { shop } from '@skins/engine/shop';
import { VIP_TABLE, bonusInForce } from '@skins/engine/vip';
import { PaymentDesk } from '../../api/src/slices/payments/payment-desk.ts';
import { PaymentNotes, paymentTables } from '../../api/src/slices/payments/payment-notes.ts';
import type { PaymentProvider } from '../../api/src/slices/payments/payment-provider.ts';
import { steps } from '../../api/src/slices/payments/steps.ts';

const SECRET = new MasterSecret('5'.repeat(64));

interface NodeParts {
  readonly store: EventStore;
  readonly clock: () => number;
  readonly timers: Timers;
  readonly provider: PaymentProvider;
}

/** A process of a shop that sells gems: its game, its flows, and its desk towards the provider. */
export interface PayNode {
  readonly game: Game;
  readonly flows: Flows;
  readonly desk: PaymentDesk;
  /** Orders goods at the present terms. The same key repeats the same order. @returns its id */
  order(playerId: string, goodsId: string, key: string): Promise<string>;
  /** Projects new events, and waits until nothing can be done before something happens. */
  settle(): Promise<void>;
}

/** Starts a process over any log. */
export async function openPayNode({ store, clock, timers, provider }: NodeParts): Promise<PayNode> {
  const game = await createGame({ store, secret: SECRET, clock });
  const { readModels, projector } = await openInMemory(store, shop, (_name, error) => {
    throw error;
  });
  const desk = new PaymentDesk(game, provider, new PaymentNotes(sqliteTables(readModels, paymentTables)));
  const stream = providerStream(provider.name);
  const creditsHeld = await heldUntilMatched(game, game.streams.provider, stream);
  const flows = startFlows({
    game,
    steps: steps(game, { payments: { creditsHeld } }),
    readModels,
    progress: projector.progress,
    logger: { warn: () => undefined, error: () => undefined },
    outside: new Map([[PAYMENTS_PORT, desk.port]]),
    timers,
  });
  return {
    game,
    flows,
    desk,
    order: (playerId, goodsId, key) => ordered(game, playerId, goodsId, key),
    async settle() {
      await flows.started();
      for (let turns = 0; turns < 3; turns += 1) {
        await flows.idle();
        await new Promise((resolve) => setImmediate(resolve));
      }
      await projector.catchUp();
    },
  };
}

async function ordered(game: Game, playerId: string, goodsId: string, commandId: string): Promise<string> {
  const counting = ({ vip }: Awaited<ReturnType<Game['readPlayer']>>, time: number) => ({
    goods: game.rulesAt(TOP_UP_GOODS, time),
    gifts: game.rulesAt(TOP_UP_GIFTS, time),
    channels: game.rulesAt(TOP_UP_CHANNELS, time),
    rate: game.rulesAt(SKINS_RATE, time),
    bonus: bonusInForce(vip, game.rulesAt(VIP_TABLE, time)),
    firstGift: termsOf(game.rulesAt(POLICY, time).content.pack).firstTopUpGift,
  });
  const player = await game.readPlayer(playerId);
  const seen = counting(player, game.clock());
  const { goods, gifts, channels, rate, bonus } = seen;
  const gems = goods.content.goods.find(({ id }) => id === goodsId)?.gems ?? 0;
  const outcome = await game.runCommand(orderTopUp, {
    playerId,
    commandId,
    input: {
      goodsId,
      channel: 4,
      rules: {
        goods: goods.hash,
        gifts: gifts.hash,
        channels: channels.hash,
        rate: rate.hash,
        bonus: bonus.hash,
      },
      onTop: onTopOf(player.payments, seen, gems),
    },
    context: (draw, decided) => ({ ...draw, ...counting(decided, draw.time) }),
  });
  if (outcome.kind !== 'done') throw new Error(`${goodsId} is not ordered: ${outcome.kind}`);
  return outcome.reply.orderId;
}
