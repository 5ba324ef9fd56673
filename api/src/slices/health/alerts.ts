import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Condition, ConditionId, ConditionState } from './conditions.ts';
import { type Webhook, WAITS_MS, post } from './webhook.ts';

/** The body of a webhook request; docs/operations.md describes it for receivers. */
export interface Alert {
  /** the same for every retry */
  readonly id: string;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly condition: ConditionId;
  readonly state: ConditionState;
  readonly before: ConditionState;
  readonly reading: number | null;
  readonly about: readonly string[];
}

interface AlertOptions {
  readonly webhook: Webhook | undefined;
  readonly logger: Logger;
  readonly clock: () => number;
  /** file of the sent states, so that a restart repeats nothing */
  readonly file: string;
  /** milliseconds between retries */
  readonly waits?: readonly number[];
}

/** Maximum number of queued alerts; older ones are dropped, as newer ones say more. */
const WAITING_MAX = 100;

/**
 * Reports each change of a condition once, in the service's log and to the webhook. A state must be seen twice in a row, so that
 * a short change is not reported; a failed look is reported at once.
 */
export class Alerts {
  readonly #options: AlertOptions;
  readonly #told: Map<string, ConditionState>;
  #seen = new Map<string, ConditionState>();
  readonly #waiting: Alert[] = [];
  readonly #closing = new AbortController();
  #sending: Promise<void> = Promise.resolve();
  #busy = false;

  constructor(options: AlertOptions) {
    this.#options = options;
    this.#told = new Map(Object.entries(readTold(options.file)));
  }

  /** Takes the conditions of one check. @returns the alerts sent */
  take(conditions: readonly Condition[]): readonly Alert[] {
    const before = this.#seen;
    this.#seen = new Map(conditions.map(({ id, state }) => [id, state]));
    const alerts = conditions
      .filter(({ id, state }) => before.get(id) === state || (id === 'look' && state === 'wrong'))
      .filter(({ id, state }) => this.#toldOf(id) !== state)
      .map(({ id, state, reading, about }): Alert => ({
        id: randomUUID(),
        time: this.#options.clock(),
        condition: id,
        state,
        before: this.#toldOf(id),
        reading,
        about,
      }));
    for (const alert of alerts) this.#tell(alert);
    if (alerts.length > 0) this.#remember();
    return alerts;
  }

  /** Stops retrying. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#sending;
  }

  #toldOf(id: ConditionId): ConditionState {
    return this.#told.get(id) ?? 'well';
  }

  #tell(alert: Alert): void {
    const { condition, state, before, reading, about } = alert;
    this.#told.set(condition, state);
    const said = { alert: condition, state, before, reading, about };
    const { logger, webhook } = this.#options;
    if (state === 'wrong') logger.error(said, `${condition} is wrong`);
    else if (state === 'notable') logger.warn(said, `${condition} asks for a look`);
    else logger.info(said, `${condition} is well again`);
    if (webhook === undefined) return;
    this.#waiting.push(alert);
    if (this.#waiting.length > WAITING_MAX) this.#waiting.shift();
    if (!this.#busy) this.#sending = this.#send(webhook);
  }

  /** Sends queued alerts in order, one at a time. */
  async #send(webhook: Webhook): Promise<void> {
    this.#busy = true;
    const { signal } = this.#closing;
    const { logger, clock, waits = WAITS_MS } = this.#options;
    const wait = (milliseconds: number) =>
      delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const fault = await post(webhook, JSON.stringify(next), { clock, signal, wait, waits });
      // Alerts that nobody accepted are sent after the restart.
      if (fault !== undefined && signal.aborted) break;
      if (fault !== undefined)
        logger.error({ alert: next.condition, fault }, 'the webhook did not take an alert');
      if (this.#waiting[0] === next) this.#waiting.shift();
      this.#remember();
    }
    this.#busy = false;
  }

  /** Stores the sent states. A queued alert does not count as sent yet. */
  #remember(): void {
    const { file, logger } = this.#options;
    const told = new Map(this.#told);
    for (const { condition, before } of this.#waiting.toReversed()) told.set(condition, before);
    try {
      writeFileSync(`${file}.new`, `${JSON.stringify(Object.fromEntries(told))}\n`, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      logger.warn({ err: error }, 'what was told cannot be remembered: a restart may tell it again');
    }
  }
}

function readTold(file: string): Readonly<Record<string, ConditionState>> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Object.fromEntries(
      Object.entries(Object(read)).filter((entry): entry is [string, ConditionState] => isState(entry[1])),
    );
  } catch {
    return {};
  }
}

const isState = (value: unknown): value is ConditionState =>
  value === 'well' || value === 'notable' || value === 'wrong';
