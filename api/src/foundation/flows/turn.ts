import { type Action, type Awaited, type Json, type Step, flowActor } from '@skins/engine/kernel';
import type { LruMap } from '../cache/lru-map.ts';
import type { CommandRuntime } from '../runtime/index.ts';
import { type AskBeacon, type Message, NotOutYet, type Outside } from './outside.ts';
import { type StepRunner, TooEarly } from './steps.ts';
import type { Trouble, Troubles } from './troubles.ts';

/** The dependencies that all turns share. */
export interface Means {
  readonly runtime: Pick<CommandRuntime, 'execute'>;
  readonly clock: () => number;
  readonly steps: ReadonlyMap<string, StepRunner>;
  readonly outside: Outside;
  readonly beacon: AskBeacon | undefined;
  readonly troubles: Troubles;
  /** steps known to be done; repeating them would change nothing */
  readonly done: LruMap<string, true>;
  readonly stopped: () => boolean;
  /** whether another node runs the flows: then this one only seals, so that a takeover makes no seal late */
  readonly sealsOnly: () => boolean;
  /** called when a step turns out to be done, by another process or without an event */
  readonly onDone: (step: Step) => void;
  /** called for each failure */
  readonly onTrouble: (trouble: Trouble, news: boolean, error: unknown) => void;
}

/** Returns the name under which a step is noted as done. */
export const stepName = (stream: string, id: string): string => `${stream} ${id}`;

/** Returns whether an action asks for a seal, which any node may make: the first one counts. */
const isSeal = (action: Action): boolean => action.do === 'call' && action.key.endsWith('/seal');

/** A failure that a retry cannot fix. */
class Defect extends Error {
  override readonly name = 'Defect';
}

/** One look at a stream: carries out the actions of its flows as far as possible now. */
export class Turn {
  readonly #means: Means;
  readonly #stream: string;
  readonly #failing = new Set<string>();
  #wakeAt = Infinity;

  constructor(means: Means, stream: string) {
    this.#means = means;
    this.#stream = stream;
  }

  /** time of the next look if no event comes before, in milliseconds since 1970 */
  get wakeAt(): number | undefined {
    return this.#wakeAt === Infinity ? undefined : this.#wakeAt;
  }

  /** Returns whether a step failed in this turn, or is waiting after an earlier failure. */
  failed(of: string): boolean {
    return this.#failing.has(of);
  }

  /** Carries out one flow's actions in order, up to the first failure. Actions that wait for a time do not block others. */
  async carryOut(flow: string, actions: readonly Action[]): Promise<void> {
    let goesOn = true;
    for (const action of actions)
      if (action.do === 'until' || goesOn) goesOn = (await this.#act(flow, action, 0)) && goesOn;
  }

  /** Records a failure, and when to look again. */
  fail(flow: string, of: string, error: unknown): void {
    const { troubles, onTrouble } = this.#means;
    const final = error instanceof Defect;
    const { trouble, news } = troubles.note({ of, stream: this.#stream, flow, error, final });
    this.#leave(of, trouble.until);
    onTrouble(trouble, news, error);
  }

  /** Returns whether a failed step must not be retried yet. */
  rests(of: string): boolean {
    const until = this.#means.troubles.restOf(this.#stream, of);
    if (until !== undefined) this.#leave(of, until);
    return until !== undefined;
  }

  #leave(of: string, until: number): void {
    this.#failing.add(of);
    this.#wakeBy(until);
  }

  #wakeBy(time: number): void {
    this.#wakeAt = Math.min(this.#wakeAt, time);
  }

  /** @returns whether the next action may run */
  async #act(flow: string, action: Action, notBefore: number): Promise<boolean> {
    if (this.#means.stopped()) return false;
    if (this.#means.sealsOnly() && !isSeal(action)) return this.#isDone(action);
    switch (action.do) {
      case 'command':
        return this.#step(flow, action, notBefore);
      case 'until':
        if (this.#means.clock() < action.at) this.#wakeBy(action.at);
        else await this.#act(flow, action.act, Math.max(notBefore, action.at));
        return true;
      case 'call':
        return this.#tell(flow, action);
      case 'beacon':
        return this.#await(flow, action);
      case 'event':
        return true;
      default:
        return action satisfies never;
    }
  }

  /** Returns whether an action is known to be done by another node. */
  #isDone(action: Action): boolean {
    if (action.do === 'until') return true;
    return action.do === 'command' && this.#means.done.get(stepName(action.stream, action.id)) === true;
  }

  async #step(flow: string, step: Step, notBefore: number): Promise<boolean> {
    const { done, onDone } = this.#means;
    const name = stepName(step.stream, step.id);
    if (done.get(name) === true) return true;
    if (this.rests(step.id)) return false;
    try {
      const answer = await this.#run(step, notBefore);
      if (answer === 'refused')
        return step.refused !== undefined && this.#step(flow, step.refused, notBefore);
    } catch (error) {
      if (error instanceof TooEarly) this.#wakeBy(notBefore);
      else this.fail(flow, step.id, error);
      return false;
    }
    // Own commits are noted already, and looked at.
    if (done.get(name) === true) return true;
    done.set(name, true);
    onDone(step);
    return true;
  }

  /** @throws Defect, TooEarly, or an error of the runtime */
  async #run(step: Step, notBefore: number): Promise<'done' | 'refused'> {
    const { steps, runtime } = this.#means;
    const runner = steps.get(step.name);
    if (runner === undefined)
      throw new Defect(`no slice says how ${step.name} is run: it belongs into its slice's steps`);
    const outcome = await runner.run(runtime, { step, actor: flowActor(this.#stream), notBefore });
    if (outcome.kind === 'key-reused')
      throw new Defect(`${step.id} was another command in ${step.stream}, or had another input`);
    if (outcome.kind === 'refused' && step.refused === undefined)
      throw new Defect(`${step.stream} refused ${step.name}: ${JSON.stringify(outcome.rejection)}`);
    return outcome.kind;
  }

  async #tell(flow: string, message: Message): Promise<boolean> {
    const { done, outside } = this.#means;
    const { key: id, to } = message;
    if (done.get(id) === true) return true;
    if (this.rests(id)) return false;
    try {
      const port = outside.get(to);
      if (port === undefined) throw new Defect(`this shop can reach nobody called ${to}`);
      await port(message);
    } catch (error) {
      this.fail(flow, id, error);
      return false;
    }
    done.set(id, true);
    return true;
  }

  async #await(flow: string, awaited: Awaited): Promise<boolean> {
    const { take, givenUp, giveUpAt } = awaited;
    if (this.rests(take.id)) return false;
    let input: Json;
    try {
      input = await this.#round(awaited);
    } catch (error) {
      if (error instanceof NotOutYet) this.#wakeBy(error.at);
      else if (this.#means.clock() >= giveUpAt) return this.#step(flow, givenUp, giveUpAt);
      else this.fail(flow, take.id, error);
      return false;
    }
    return this.#step(flow, { do: 'command', ...take, input }, 0);
  }

  /** @throws Defect, NotOutYet, or an error of the beacon */
  #round({ chain, round }: Awaited): Promise<Json> {
    const { beacon } = this.#means;
    if (beacon === undefined) throw new Defect('this shop can reach no beacon');
    return beacon({ chain, round });
  }
}
