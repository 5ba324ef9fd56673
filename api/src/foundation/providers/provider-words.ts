import type { Command, Moment } from '@skins/engine/kernel';
import type { CommandRuntime, FoldedStreams } from '../runtime/index.ts';

interface Parts<State> {
  readonly runtime: CommandRuntime;
  /** of conversations with the provider */
  readonly streams: FoldedStreams<State>;
  /** by what events call it */
  readonly provider: string;
}

/** What a provider says, as it is meant. */
interface Word<State, Input> {
  readonly command: Command<State, Input, Moment, { readonly code: string }, null>;
  readonly stream: string;
  /** all of what is told, so that only the same has the same id */
  readonly meaning: string;
  readonly input: NoInfer<Input>;
  /** Called at the moment of decision; what it throws leaves no mark. */
  readonly context?: (moment: Moment) => Moment;
}

/** Carries out what a provider says. @returns whether it changed anything */
export type Tell<State> = <Input>(word: Word<State, Input>) => Promise<boolean>;

/**
 * Puts what a provider says into the streams of conversations with it, under ids that are its meaning and not its delivery. What an
 * earlier program was told has another id in the log: told again, it is decided again, and changes nothing, as each of these commands
 * is quiet once its state says so. @throws where an id was another command's
 */
export const providerWords =
  <State>({ runtime, streams, provider }: Parts<State>): Tell<State> =>
  async ({ command, stream, meaning, input, context = (moment) => moment }) => {
    const before = (await streams.read(stream)).state;
    // No caller's key holds a '/'.
    const told = { stream, commandId: `provider/${meaning}`, input, context, actor: `provider:${provider}` };
    const { kind } = await runtime.execute({ command, streams, ...told });
    if (kind === 'key-reused') throw new Error(`${told.commandId} was another command in ${stream}`);
    return (await streams.read(stream)).state !== before;
  };
