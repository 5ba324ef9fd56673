import type { AnyCommand, Command, StreamKind } from '@skins/engine/kernel';
import type { DrawContext } from '@skins/engine/seeds';

/** Context of every command: time and place, its id, its player, secrets and hash. */
export type Given = DrawContext;

/** States of streams, as they are decided on. */
export interface View {
  /** milliseconds since 1970 */
  readonly time: number;
  stateOf<State>(kind: StreamKind<State>, stream: string): State;
}

/** A command as a caller gives it, before it is sent. */
export interface Order<Input> {
  readonly command: AnyCommand;
  readonly stream: string;
  readonly actor: string;
  readonly input: Input;
  /** streams that the context reads besides its own */
  readonly reads: readonly string[];
  /** Called when the command is decided. */
  readonly context: (given: Given, view: View) => unknown;
}
export type AnyOrder = Order<unknown>;

interface Said<Input, Context> {
  readonly command: Command<never, Input, Context, { readonly code: string }, unknown>;
  readonly stream: string;
  readonly actor: string;
  readonly input: NoInfer<Input>;
  readonly reads?: readonly string[];
}

/** How to make a context; optional if the common context is enough. */
type Telling<Context> = Given extends Context
  ? { readonly context?: (given: Given, view: View) => Context }
  : { readonly context: (given: Given, view: View) => Context };

/** Checks input and context against the command's types. */
export const order = <Input, Context>({
  reads = [],
  context,
  ...said
}: Said<Input, Context> & Telling<NoInfer<Context>>): Order<Input> => ({
  ...said,
  reads,
  context: context ?? ((given) => given),
});
