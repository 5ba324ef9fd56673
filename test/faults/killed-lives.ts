import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openSqliteStore } from '@skins/api/foundation/store';
import type { Life } from '../flows/life.ts';
import { audited, openRowsOf } from '../flows/read-log.ts';
import type { Fate } from '../flows/recorded-store.ts';
import { builtFile } from '../programs.ts';

/** How a process dies: at the append after `left` others, which is lost or kept. */
interface Death {
  readonly left: number;
  readonly fate: Fate;
}

/** Limits the kills, which would never end if they had no effect. */
const APPENDS_MAX = 200;
/** A process that dies at no append. */
const NEVER: Death = { left: APPENDS_MAX, fate: 'lost' };
const FATES = ['lost', 'kept'] as const;

/** A life in processes of its own, one after another, over one log in a file. */
class KilledLife {
  readonly #life: Life;
  readonly #folder = mkdtempSync(join(tmpdir(), 'skins-lives-'));

  private constructor(life: Life) {
    this.#life = life;
  }

  static async over(life: Life): Promise<KilledLife> {
    const one = new KilledLife(life);
    const store = openSqliteStore(one.#file, { thread: false });
    for (const append of await life.before()) await store.append(append);
    await store.close();
    return one;
  }

  get #file(): string {
    return join(this.#folder, 'log.sqlite');
  }

  /** Lives in a process of its own. @returns whether it was killed, instead of having come to its end */
  dies({ left, fate }: Death): boolean {
    const program = [builtFile('live-until-killed'), this.#life.name, this.#file, String(left), fate];
    const { status, signal, stderr } = spawnSync(process.execPath, program, {
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(builtFile('main')), 'code') },
    });
    if (signal !== 'SIGKILL' && status !== 0)
      throw new Error(`${this.#life.name} ended with ${status ?? signal}: ${stderr}`);
    return signal === 'SIGKILL';
  }

  /** Returns what is wrong with a log in which everything should have ended. */
  async wrong(): Promise<string[]> {
    const { told, expected } = this.#life;
    const store = openSqliteStore(this.#file, { thread: false });
    const wrong: string[] = [];
    const came = await told(store);
    if (!isDeepStrictEqual(came, expected)) wrong.push(`it came to ${JSON.stringify(came)}`);
    const { summary } = await audited(store);
    if (summary.escrow !== 0n) wrong.push(`${summary.escrow} units are still held`);
    if (summary.held + summary.house !== summary.minted) wrong.push('balances do not add up');
    const open = await openRowsOf(store);
    if (open.length > 0) wrong.push(`${open.join()} did not end`);
    await store.close();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [builtFile('main'), 'verify', '--data', this.#folder, '--no-memory'],
      { encoding: 'utf8' },
    );
    return status === 0 ? wrong : [...wrong, `verify: ${stdout}${stderr}`];
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** The result of a killed life. */
interface Killed {
  readonly kills: number;
  readonly wrong: readonly string[];
}

/** Kills processes one after another over one log, and lets the last one come to its end. */
export async function killedAt(life: Life, deaths: readonly Death[]): Promise<Killed> {
  const killed = await KilledLife.over(life);
  try {
    const kills = deaths.filter((death) => killed.dies(death)).length;
    if (killed.dies(NEVER)) throw new Error(`${life.name} goes on and on`);
    const where = deaths.map(({ left, fate }) => `at append ${left + 1}, ${fate}`).join(', ');
    return { kills, wrong: (await killed.wrong()).map((one) => `${life.name}, killed ${where}: ${one}`) };
  } finally {
    killed.remove();
  }
}

/** Kills a process at each append of a life, lost and kept, each over a log of its own. */
export async function killedAtEveryAppend(life: Life): Promise<Killed> {
  const wrong: string[] = [];
  for (let left = 0; left < APPENDS_MAX; left += 1)
    for (const fate of FATES) {
      const killed = await killedAt(life, [{ left, fate }]);
      wrong.push(...killed.wrong);
      if (killed.kills === 0) return { kills: left * FATES.length, wrong };
    }
  throw new Error(`${life.name} has more than ${APPENDS_MAX} appends`);
}
