import type { Flows } from '@skins/api/foundation/flows';
import type { CommandRuntime, FoldedStreams } from '@skins/api/foundation/runtime';
import type { EventStore } from '@skins/api/foundation/store';
import type { Command, Moment } from '@skins/engine/kernel';
import { expect } from 'vitest';
import { eventsOf } from './read-log.ts';
import { expectAllEnded } from './verdict.ts';

interface Told<State> {
  readonly store: EventStore;
  readonly node: {
    readonly game: { readonly runtime: CommandRuntime };
    readonly flows: Flows;
    settle(): Promise<void>;
  };
  readonly streams: FoldedStreams<State>;
  readonly stream: string;
}

/** A stream that receives a provider's messages, under ids that a test chooses. */
export const toldStream = <State>({ store, node, streams, stream }: Told<State>) => ({
  tell: async <Input>(
    commandId: string,
    command: Command<State, Input, Moment, { readonly code: string }, null>,
    input: NoInfer<Input>,
  ) => {
    const context = (moment: Moment) => moment;
    const told = { command, streams, stream, commandId, input, context, actor: 'provider:local' };
    expect((await node.game.runtime.execute(told)).kind).toBe('done');
  },
  /** Returns the types of its events, once nothing is left to do. */
  said: async () => {
    await node.settle();
    await node.flows.stop();
    await expectAllEnded(store);
    return (await eventsOf(store)).filter((one) => one.stream === stream).map(({ type }) => type);
  },
});
