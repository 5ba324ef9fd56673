import { type Append, type Appended, type EventStore, positionOf } from '@skins/api/foundation/store';
import type { Intent, Step } from './workload.ts';

/** An append as sent, and its result. */
export interface Outcome {
  readonly append: Append;
  readonly appended: Appended;
}

/** Performs a step and returns all that can be observed of it. */
export function perform(store: EventStore, step: Step): Promise<unknown> {
  if (step.do === 'append') return appendBurst(store, step.burst);
  if (step.do === 'find') return store.findCommand(step.stream, step.id);
  if (step.do === 'readStream') return store.readStream(step.stream, step.fromVersion, step.limit);
  return store.readAll(positionOf(step.after), step.limit);
}

/** Appends concurrently; each append expects the version that the ones before it should lead to. */
export async function appendBurst(store: EventStore, burst: readonly Intent[]): Promise<readonly Outcome[]> {
  const versions = new Map<string, number>();
  for (const { append } of burst) versions.set(append.stream, (await store.readStream(append.stream)).length);
  return Promise.all(
    burst.map(async ({ append, miss }) => {
      const version = versions.get(append.stream) ?? 0;
      versions.set(append.stream, version + append.events.length);
      const sent = { ...append, expectedVersion: Math.max(0, version + miss) };
      return { append: sent, appended: await store.append(sent) };
    }),
  );
}
