import type { Command, Moment, Step } from '@skins/engine/kernel';
import type { CommandRuntime, FoldedStreams, Outcome } from '../runtime/index.ts';

/** A step to run. */
interface StepOrder {
  readonly step: Step;
  readonly actor: string;
  /** milliseconds since 1970; a decision before this time has no effect */
  readonly notBefore: number;
}

/** Runs the steps of one command. */
export interface StepRunner {
  /** name of the command */
  readonly name: string;
  /** @throws TooEarly, without any effect; and any error of the runtime */
  run(
    runtime: Pick<CommandRuntime, 'execute'>,
    order: StepOrder,
  ): Promise<Outcome<{ readonly code: string }, unknown>>;
}

export type Steps = readonly StepRunner[];

/** The step's time has not come by the clock of the decision. */
export class TooEarly extends Error {
  override readonly name = 'TooEarly';
}

/**
 * Defines how a command runs as a step of a flow.
 * @param contextOf returns the context that the command needs at the command time
 */
export const step = <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
  command: Command<NoInfer<State>, Input, Context, Rejection, Reply>,
  streams: FoldedStreams<State>,
  contextOf: (moment: Moment, step: Step) => Context,
): StepRunner => ({
  name: command.name,
  run(runtime, { step, actor, notBefore }) {
    const made: object = step;
    // The slice's own flow made the input for its own command, whose decision checks it.
    const input: Input = Reflect.get(made, 'input');
    return runtime.execute<State, Input, Context, Rejection, Reply>({
      command,
      streams,
      stream: step.stream,
      commandId: step.id,
      input,
      actor,
      context(moment) {
        // Throwing writes nothing. A refusal or an empty decision would become the permanent answer to this id.
        if (moment.time < notBefore) throw new TooEarly(`${step.id} at ${moment.time}, before ${notBefore}`);
        return contextOf(moment, step);
      },
    });
  },
});

/** The steps of a slice, loaded when flows start; its `steps.ts` exports them under that name. */
export type LazySteps<Game, Desks> =
  (() => Promise<{ readonly steps: (game: Game, desks: Desks) => Steps }>) | { readonly none: string };

/** Collects the steps of all slices. */
export async function collectSteps<Game, Desks>(
  game: Game,
  slices: Iterable<{ readonly steps: LazySteps<Game, Desks> }>,
  desks: Desks,
): Promise<Steps> {
  const loaded = await Promise.all(
    [...slices].map(async ({ steps }) => ('none' in steps ? [] : (await steps()).steps(game, desks))),
  );
  return loaded.flat();
}
