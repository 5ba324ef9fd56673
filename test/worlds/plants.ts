import type { Steps } from '@skins/api/foundation/flows';
import type { Game } from '@skins/api/foundation/game';
import type { Projection } from '@skins/api/foundation/projections';
import { type Append, type EventStore, START, createMemoryStore } from '@skins/api/foundation/store';
import { duel } from '../sample-duel/engine/index.ts';
import { PassingStore } from '../flows/recorded-store.ts';
import type { DuelGame } from '../sample-duel/shop.ts';
import type { Disk } from './disk.ts';
import type { Answer, Ask } from './sent.ts';

/** A bug that is put around the shop, for worlds to find. */
export interface Plant {
  readonly store?: (store: EventStore, disk: Disk) => EventStore;
  readonly game?: (game: DuelGame) => void;
  readonly projection?: (projection: Projection) => Projection;
  readonly steps?: (steps: Steps) => Steps;
  readonly ask?: (ask: Ask, game: DuelGame) => Ask;
  /** what is there after a crash of what was committed */
  readonly survivors?: (appends: readonly Append[], begun: number) => readonly Append[];
}

export const NOTHING_PLANTED: Plant = {};

/** Answers when it has been told, and not when it is on the disk. */
class HastyStore extends PassingStore {
  readonly #told: Promise<EventStore>;
  constructor(inner: EventStore, disk: Disk) {
    super(inner);
    this.#told = copyOf(disk.appends);
  }
  override async append(append: Append): ReturnType<EventStore['append']> {
    this.inner.append(append).catch(() => undefined);
    return (await this.#told).append(append);
  }
}

async function copyOf(appends: readonly Append[]): Promise<EventStore> {
  const store = createMemoryStore();
  for (const append of appends) await store.append(append);
  return store;
}

/** Does not know a command again that it has. */
class ForgetfulStore extends PassingStore {
  readonly #disk: Disk;
  constructor(inner: EventStore, disk: Disk) {
    super(inner);
    this.#disk = disk;
  }
  override append(append: Append): ReturnType<EventStore['append']> {
    const { stream, command } = append;
    const known = this.#disk.markOf(stream, command.id) !== undefined;
    return super.append(known ? { ...append, command: { ...command, id: `${command.id}-again` } } : append);
  }
}

/** Rows come with the next batch, and the position now. */
const late = (projection: Projection): Projection => ({
  ...projection,
  prepare(database) {
    const apply = projection.prepare(database);
    let before: Parameters<typeof apply>[0] = [];
    return (batch) => {
      apply(before);
      before = batch;
    };
  },
});

/** Remembers what was decided, and answers it again, whatever became of it. */
function remembering(ask: Ask, { runtime }: Pick<Game, 'runtime'>): Ask {
  const refusals = new Map<string, Answer>();
  return async (sent) => {
    const { stream, command } = sent.order;
    const key = `${stream} ${sent.commandId} ${command.name}`;
    const known = refusals.get(key);
    if (known !== undefined) return known;
    try {
      return await ask(sent);
    } catch (error) {
      if (runtime.writing.stops().length === 0)
        refusals.set(key, { kind: 'refused', rejection: { code: 'storage-failed' } });
      throw error;
    }
  };
}

/** Takes the step that ends a duel for done, and does nothing. */
const unending = (steps: Steps): Steps =>
  steps.map((one) =>
    one.name === duel.commands['end-duel'].name
      ? {
          ...one,
          run: async () => ({ kind: 'done' as const, reply: null, position: START, time: undefined }),
        }
      : one,
  );

/** Bugs of durability, by what they do. */
export const PLANTS = {
  'answers before the commit': { store: (store, disk) => new HastyStore(store, disk) },
  'loses a batch under a later one': {
    survivors: (appends, begun) => appends.filter((_, n) => n !== begun || n + 1 === appends.length),
  },
  'keeps what was decided on a commit that failed': {
    game: ({ streams }) => {
      streams.player.drop = () => undefined;
    },
  },
  'accepts a duplicate of two requests at once': {
    store: (store, disk) => new ForgetfulStore(store, disk),
  },
  'moves a list on before its rows': { projection: late },
  'answers a command that failed out of memory': { ask: remembering },
  'leaves what it has settled without its end': { steps: unending },
} as const satisfies Readonly<Record<string, Plant>>;
