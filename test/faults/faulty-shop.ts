import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { playedLog } from '../crash/played-log.ts';
import { newPlayer } from '../http/player.ts';
import { type ShopProcess, startShop } from '../http/shop-process.ts';
import { until } from '../payments/until.ts';
import { builtFile } from '../programs.ts';
import { inject } from './injection.ts';
import { Presses } from './presses.ts';
import type { Round } from './rounds.ts';

/** Enough presses to reach the latest failing call on either committing thread. */
const PRESSES = 32;
/** milliseconds within which a shop writes all its files outside the log */
const BESIDE_MS = 1_500;
const LOOK_MS = 20;
const EXIT_CODE_OF_A_THROW = 1;

/** The answer of `/readyz`. */
interface Readiness {
  readonly ready: boolean;
  readonly stops: readonly object[];
  readonly mark: { readonly trouble?: string };
}

/** A whole shop in its own process, whose calls fail in rounds during play. */
export class FaultyShop {
  readonly #folder: string;
  readonly #marks: string;
  readonly #environment: NodeJS.ProcessEnv;
  #shop: ShopProcess | undefined;
  #presses: Presses | undefined;

  constructor(folder: string) {
    this.#folder = join(folder, 'data');
    this.#marks = join(folder, 'marks');
    mkdirSync(this.#marks);
    this.#environment = { SKINS_LOG: 'warn', SKINS_MARK: this.#marks };
  }

  /** Plays a round. @returns what went wrong; empty if nothing did */
  async play(round: Round): Promise<string[]> {
    const shop = await this.#running();
    const presses = (this.#presses ??= new Presses(await newPlayer(shop.client)));
    const wrong = await this.#meet(round, shop, presses);
    if (round.does === 'ends') {
      const [code] = await shop.gone;
      if (code !== EXIT_CODE_OF_A_THROW) wrong.push(`it ended with ${String(code)}`);
      this.#shop = undefined;
    }
    wrong.push(...(await this.#unlikeHeard(presses)));
    const again = await this.#running();
    await until(async () => (await readinessOf(again))?.ready === true);
    await presses.sendAgain(again.client);
    if (presses.refused.size + presses.unanswered.size > 0) wrong.push('what was sent again was not done');
    return wrong;
  }

  /** Kills the shop, starts it once more and stops it. @returns what is wrong with its files */
  async end(): Promise<string[]> {
    await this.kill();
    const shop = await this.#running();
    await shop.end('SIGTERM');
    this.#shop = undefined;
    const wrong = this.#presses === undefined ? [] : await this.#unlikeHeard(this.#presses);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [builtFile('main'), 'verify', '--data', this.#folder],
      { env: { ...process.env, ...this.#environment }, encoding: 'utf8' },
    );
    return status === 0 ? wrong : [...wrong, `verify: ${stdout}${stderr}`];
  }

  async kill(): Promise<void> {
    await this.#shop?.end('SIGKILL');
    this.#shop = undefined;
  }

  /** Plays while calls fail, until the shop reacts as the round expects. */
  async #meet(round: Round, shop: ShopProcess, presses: Presses): Promise<string[]> {
    const [file = ''] = globSync(join(this.#folder, '..', round.file));
    // strace filters a rename by its first path: the draft that replaces the mark.
    const path = round.call === 'rename' ? `${file}.${shop.pid}.new` : file;
    const injection = await inject(shop.pid, { ...round, file: path });
    const watch = new ReadinessWatch(shop);
    let met = 0;
    try {
      await presses.press(shop.client, PRESSES);
      if (round.does === 'goes on') await sleep(BESIDE_MS);
      else await until(async () => watch.told().some((one) => isTold(round, one)));
    } finally {
      await watch.end();
      met = await injection.end();
    }
    return met === 0 ? ['nobody met the fault'] : [];
  }

  async #running(): Promise<ShopProcess> {
    this.#shop ??= await startShop(this.#folder, this.#environment);
    return this.#shop;
  }

  async #unlikeHeard({ acknowledged, refused }: Presses): Promise<string[]> {
    const { byCommand } = await playedLog(join(this.#folder, 'log.sqlite'));
    const lost = [...acknowledged].filter((key) => {
      const played = byCommand.get(key);
      return played?.opened.length !== 1 || played.payments !== 1;
    });
    const kept = [...refused].filter((key) => byCommand.has(key));
    return [
      ...lost.map((key) => `${key} was acknowledged, and is not there once`),
      ...kept.map((key) => `${key} was turned away, and is there`),
    ];
  }
}

/** Tells whether a shop reports the round's expected state; a shop that has ended reports undefined. */
function isTold({ does }: Round, told: Readiness | undefined): boolean {
  if (does === 'ends') return told === undefined;
  if (told?.ready !== false) return false;
  return does === 'stops writing' ? told.stops.length > 0 : told.mark.trouble !== undefined;
}

async function readinessOf({ client }: ShopProcess): Promise<Readiness | undefined> {
  try {
    const { text } = await client.send('GET', '/readyz');
    const told: Readiness = JSON.parse(text);
    return told;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Polls a shop's readiness until the watch is ended. */
class ReadinessWatch {
  readonly #told: (Readiness | undefined)[] = [];
  #ended = false;
  readonly #watching: Promise<void>;

  constructor(shop: ShopProcess) {
    this.#watching = this.#watch(shop);
  }

  told(): readonly (Readiness | undefined)[] {
    return this.#told;
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#watching;
  }

  async #watch(shop: ShopProcess): Promise<void> {
    while (!this.#ended) {
      this.#told.push(await readinessOf(shop));
      await sleep(LOOK_MS);
    }
  }
}
