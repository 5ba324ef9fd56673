import {
  CommandRuntime,
  FoldedStreams,
  MemoryBudget,
  type Outcome,
  ShopClock,
} from '@skins/api/foundation/runtime';
import { createMemoryStore } from '@skins/api/foundation/store';
import { kindOf } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';
import { type AnyKit, commandsOf } from '../../kit/kit.ts';
import { type Sent, World } from '../../kit/world.ts';
import { played } from '../played.ts';

const MEMORY_BYTES = 8 * 2 ** 20;

/**
 * Check 14: through the real runtime and store each command gets the same answer, its position and time included, at once,
 * after all later commands, and in a process that starts anew. Refusals are held to it like what is accepted.
 */
export async function unlike(kit: AnyKit): Promise<string[]> {
  const own = new Set(commandsOf(kit).map(({ name }) => name));
  const faults = await unlikeIn(kit.shop, played(kit).sent, own);
  for (const [name, trial] of Object.entries(kit.trials))
    for (const spoil of Object.values(trial.refused)) {
      const world = new World({ shop: kit.shop });
      world.run(spoil(trial.order(world), world));
      faults.push(...(await unlikeIn(kit.shop, world.sent, new Set([name]))));
    }
  return [...new Set(faults)];
}

/** Sends commands, and repeats those with a name of `repeated`. */
async function unlikeIn(
  shop: AnyShop,
  sent: readonly Sent[],
  repeated: ReadonlySet<string>,
): Promise<string[]> {
  const store = createMemoryStore();
  let process = processOver(store, shop);
  const first = new Map<Sent, string>();
  const faults: string[] = [];
  const compare = async (one: Sent, when: string) => {
    const again = written(await process(one));
    if (again !== first.get(one))
      faults.push(`${one.order.command.name}, repeated ${when}: ${again} after ${first.get(one)}`);
  };
  for (const one of sent) {
    const answer = written(await process(one));
    if (!repeated.has(one.order.command.name)) continue;
    first.set(one, answer);
    await compare(one, 'at once');
  }
  for (const one of first.keys()) await compare(one, 'after all others');
  process = processOver(store, shop);
  for (const one of first.keys()) await compare(one, 'after a restart');
  return faults;
}

type Answer = Outcome<{ readonly code: string }, unknown>;

/** Returns an answer as text; a map as its entries. */
const written = (answer: Answer): string =>
  JSON.stringify(answer, (_key, value: unknown) => (value instanceof Map ? [...value] : value));

/** Returns how a new process over a store carries out a command, at the time when it was sent. */
function processOver(
  store: ReturnType<typeof createMemoryStore>,
  { codec, streamKindOf }: AnyShop,
): (sent: Sent) => Promise<Answer> {
  let now = 0;
  const runtime = new CommandRuntime(store, codec, new ShopClock({ wall: () => now }, 0));
  const memory = new MemoryBudget(MEMORY_BYTES);
  const streams = new Map<string, FoldedStreams<unknown>>();
  const streamsOf = (stream: string): FoldedStreams<unknown> => {
    const kind = streamKindOf(stream);
    if (kind === undefined) throw new RangeError(`no kind of stream: ${stream}`);
    const known = streams.get(kindOf(stream)) ?? new FoldedStreams(store, kind.fold, codec, memory);
    streams.set(kindOf(stream), known);
    return known;
  };
  return ({ order: { command, stream, input, actor }, commandId, time, context }) => {
    now = time;
    return runtime.execute<unknown, unknown, unknown, { readonly code: string }, unknown>({
      command,
      streams: streamsOf(stream),
      stream,
      commandId,
      input,
      actor,
      context: () => context,
    });
  };
}
