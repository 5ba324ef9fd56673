import type { Command, Moment } from '@skins/engine/kernel';
import type { CommandRuntime, FoldedStreams } from '../runtime/index.ts';

interface Parts<State> {
  readonly runtime: CommandRuntime;
  /** streams of conversations with the provider */
  readonly streams: FoldedStreams<State>;
  /** its name in events */
  readonly provider: string;
}

/** A message from a provider, as a command. */
interface Word<State, Input> {
  readonly command: Command<State, Input, Moment, { readonly code: string }, null>;
  readonly stream: string;
  /** the whole content of the message, so that only identical messages have the same id */
  readonly meaning: string;
  readonly input: NoInfer<Input>;
  /** Called at the command time; if it throws, nothing is written. */
  readonly context?: (moment: Moment) => Moment;
}

/** Carries out a provider's message. @returns whether it changed anything */
export type Tell<State> = <Input>(word: Word<State, Input>) => Promise<boolean>;

/**
 * Returns a function that writes a provider's messages to the streams of conversations with it. A command id is derived
 * from the meaning of a message, not from its delivery. Messages that an earlier program received have other ids in the
 * log. If repeated, they are decided again and change nothing, because each of these commands emits no event once its
 * state is reached. @throws if an id was used by another command
 */
export const providerWords =
  <State>({ runtime, streams, provider }: Parts<State>): Tell<State> =>
  async ({ command, stream, meaning, input, context = (moment) => moment }) => {
    const before = (await streams.read(stream)).state;
    // Keys of callers cannot contain '/'.
    const told = { stream, commandId: `provider/${meaning}`, input, context, actor: `provider:${provider}` };
    const { kind } = await runtime.execute({ command, streams, ...told });
    if (kind === 'key-reused') throw new Error(`${told.commandId} was another command in ${stream}`);
    return (await streams.read(stream)).state !== before;
  };
