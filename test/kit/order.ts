import type { AnyCommand, Command, StreamKind } from '@skins/engine/kernel';
import type { DrawContext } from '@skins/engine/seeds';

/** What every command can be told: time and place, its id, whose stream it is, secrets and hash. */
export type Given = DrawContext;

/** The states of streams as decided. */
export interface View {
  /** milliseconds since 1970 */
  readonly time: number;
  stateOf<State>(kind: StreamKind<State>, stream: string): State;
}

/** A command as somebody gives it; not yet sent. */
export interface Order<Input> {
  readonly command: AnyCommand;
  readonly stream: string;
  readonly actor: string;
  readonly input: Input;
  /** streams beside its own that the context looks at */
  readonly reads: readonly string[];
  /** Called at the moment of decision. */
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

/** How to make a context; nothing has to be said where what every command is told is enough. */
type Telling<Context> = Given extends Context
  ? { readonly context?: (given: Given, view: View) => Context }
  : { readonly context: (given: Given, view: View) => Context };

/** Holds input and context to what the command takes. */
export const order = <Input, Context>({
  reads = [],
  context,
  ...said
}: Said<Input, Context> & Telling<NoInfer<Context>>): Order<Input> => ({
  ...said,
  reads,
  context: context ?? ((given) => given),
});
