import type { Command, Moment, Step } from '@skins/engine/kernel';
import type { CommandRuntime, FoldedStreams, Outcome } from '../runtime/index.ts';

/** A step to be carried out. */
interface StepOrder {
  readonly step: Step;
  readonly actor: string;
  /** milliseconds since 1970: decided earlier, nothing of it happens */
  readonly notBefore: number;
}

/** Carries out one command's steps. */
export interface StepRunner {
  /** of the command */
  readonly name: string;
  /** @throws TooEarly, then nothing happened; and whatever the runtime throws */
  run(
    runtime: Pick<CommandRuntime, 'execute'>,
    order: StepOrder,
  ): Promise<Outcome<{ readonly code: string }, unknown>>;
}

export type Steps = readonly StepRunner[];

/** The time of a step has not come by the clock that decides. */
export class TooEarly extends Error {
  override readonly name = 'TooEarly';
}

/**
 * Says how a command is run as a step of a flow.
 * @param contextOf what the command wants to know at the moment of decision
 */
export const step = <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
  command: Command<NoInfer<State>, Input, Context, Rejection, Reply>,
  streams: FoldedStreams<State>,
  contextOf: (moment: Moment, step: Step) => Context,
): StepRunner => ({
  name: command.name,
  run(runtime, { step, actor, notBefore }) {
    const made: object = step;
    // The slice's own flow made it for its own command, whose decision is the judge of it.
    const input: Input = Reflect.get(made, 'input');
    return runtime.execute<State, Input, Context, Rejection, Reply>({
      command,
      streams,
      stream: step.stream,
      commandId: step.id,
      input,
      actor,
      context(moment) {
        // A refusal, or a nothing, said too early would be this id's answer for ever; what is thrown leaves no mark.
        if (moment.time < notBefore) throw new TooEarly(`${step.id} at ${moment.time}, before ${notBefore}`);
        return contextOf(moment, step);
      },
    });
  },
});

/** A slice's steps, loaded when flows start; its `steps.ts` exports them under that name. */
export type LazySteps<Game, Desks> =
  (() => Promise<{ readonly steps: (game: Game, desks: Desks) => Steps }>) | { readonly none: string };

/** The steps of all slices. */
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
