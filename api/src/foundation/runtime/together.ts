import type { EventStore, Position } from '../store/index.ts';
import type { CommitListener } from './command-request.ts';
import type { Prepared } from './prepared.ts';

/** The outcome of several commands carried out as one. */
export type OutcomeTogether<Rejection, Reply> =
  /** all are done; the replies in their order */
  | { readonly kind: 'done'; readonly replies: readonly Reply[]; readonly position: Position }
  /** the command at this index was refused, so none happened */
  | { readonly kind: 'refused'; readonly at: number; readonly rejection: Rejection }
  /** an id was used before */
  | { readonly kind: 'key-reused' };

interface Means {
  readonly store: EventStore;
  /** maximum number of decisions when other processes write meanwhile */
  readonly attempts: number;
  /** @throws when nothing may be written */
  readonly now: () => number;
  readonly committed: CommitListener;
}

/**
 * Decides commands at one time and appends them as one. The caller ensures that nobody else decides on their streams.
 * @returns undefined when other processes wrote at every attempt; nothing happened
 */
export async function carryOut<Rejection, Reply>(
  commands: readonly Prepared<Rejection, Reply>[],
  { store, attempts, now, committed }: Means,
): Promise<OutcomeTogether<Rejection, Reply> | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await Promise.all(commands.map((command) => command.load()));
    const time = now();
    const accepted = [];
    for (const [at, command] of commands.entries()) {
      const decided = command.decide(time);
      if (decided.kind === 'refused') return { kind: 'refused', at, rejection: decided.rejection };
      accepted.push(decided);
    }
    const dropAll = () => commands.forEach((command) => command.drop());
    try {
      const staged = accepted.map(({ stage }) => stage());
      const appended = await store.appendTogether(accepted.map(({ append }) => append));
      if (appended.kind === 'stopped') {
        dropAll();
        if (appended.by.kind === 'duplicate') return { kind: 'key-reused' };
        continue;
      }
      for (const { show } of staged) show();
      for (const [n, { append, events }] of accepted.entries()) {
        const written = appended.each[n];
        if (written === undefined || events.length === 0) continue;
        const { position, firstVersion } = written;
        const { command, actor } = append;
        committed(append.stream, events, { position, firstVersion, time, commandId: command.id, actor });
      }
      const position = appended.each.at(-1)?.position ?? (await store.head());
      return { kind: 'done', replies: accepted.map(({ reply }) => reply()), position };
    } catch (error) {
      dropAll();
      throw error;
    }
  }
  return undefined;
}
