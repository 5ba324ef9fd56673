import { type EventStore, START } from '../../../api/src/foundation/store/index.ts';
import { CommandRuntime } from '../../../api/src/foundation/runtime/command-runtime.ts';
import { FoldedStreams } from '../../../api/src/foundation/runtime/folded-streams.ts';
import { MemoryBudget } from '../../../api/src/foundation/runtime/memory-budget.ts';
import { ShopClock } from '../../../api/src/foundation/runtime/shop-clock.ts';
import type { HeldStore } from './held-store.ts';
import { type MoveCoins, type Purse, moveCoins, purse, purseCodec } from './purse.ts';

export const STREAM = 'purse-a';
const MEMORY_BYTES = 100_000_000;

/** One process over a store. */
export function processOver(
  store: EventStore,
  { clock = () => 1_000, actor = 'player' }: { clock?: () => number; actor?: string } = {},
) {
  const runtime = new CommandRuntime(store, purseCodec, new ShopClock({ wall: clock }, 0));
  const streams = new FoldedStreams<Purse>(store, purse, purseCodec, new MemoryBudget(MEMORY_BYTES));
  const decided: number[] = [];
  const requestOf = (by: number, commandId: string, stream: string, command = moveCoins) => ({
    command: {
      ...command,
      decide(state: Purse, input: MoveCoins, context: unknown) {
        decided.push(state.coins);
        return command.decide(state, input, context);
      },
    },
    streams,
    stream,
    commandId,
    input: { by },
    actor,
    context: () => undefined,
    mostlyNew: true,
  });
  return {
    streams,
    /** coins on which commands were decided, in order */
    decided,
    move: (by: number, commandId: string, { stream = STREAM, command = moveCoins } = {}) =>
      runtime.execute(requestOf(by, commandId, stream, command)),
    /** Executes several moves together. */
    together: (
      moves: readonly { readonly stream: string; readonly by: number; readonly commandId: string }[],
    ) =>
      runtime.executeTogether(
        moves.map(({ stream, by, commandId }) => runtime.prepare(requestOf(by, commandId, stream))),
      ),
    coins: async (stream = STREAM) => (await streams.read(stream)).state.coins,
  };
}

export const eventsIn = async (store: HeldStore): Promise<number> =>
  (await store.readAll(START, 10_000)).length;

/** Lets pending callbacks run. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
