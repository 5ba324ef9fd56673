import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Random } from '../audit/random.ts';
import { builtFile } from '../programs.ts';
import { Disk } from './disk.ts';
import { type Finding, type Left, isIn, leftIn, lossOf } from './findings.ts';
import type { plants } from './plants.ts';
import { type Call, callsIn } from './recorded-calls.ts';
import { CallReplay, type Happened, STDOUT } from './replay-calls.ts';
import { smallFiles } from './small-shop.ts';
import { recording } from './strace.ts';
import type { Told } from './told.ts';

/** Locks, and files that SQLite rebuilds from others. */
const MADE_ANEW = /-shm$|writer\.lock$/;

/** A life of the small shop. */
export interface Life {
  readonly appends: number;
  readonly ends: 'stop' | 'die';
  readonly plant?: keyof typeof plants;
  /** failing calls, as strace injects them */
  readonly faults?: readonly string[];
  /** bytes cut off the end of the log's WAL before the start */
  readonly cutOff?: number;
}

/** The findings. */
export interface Looked {
  readonly findings: readonly Finding[];
  /** number of power cuts */
  readonly cuts: number;
  /** number of acknowledged appends */
  readonly told: number;
  /** output of the last life */
  readonly said: string;
}

/** A small shop with recorded calls, life after life, whose power is cut in each life. */
export class PowerCuts {
  readonly #folder = mkdtempSync(join(tmpdir(), 'skins-power-'));
  readonly #disk = new Disk();
  readonly #random: Random;
  readonly #findings = new Set<Finding>();
  /** acknowledged appends that were missing after some power cut */
  readonly #lost = new Set<Told>();
  #happened: Happened = { told: [], syncFailed: false };
  #cut = false;
  #cuts = 0;
  #lives = 0;
  #said = '';

  constructor(random: Random) {
    this.#random = random;
  }

  /** Runs a life, then cuts the power at about `momentsMax` of its moments at most, and at its end, in two ways each. */
  async live(life: Life, momentsMax: number): Promise<void> {
    if (life.cutOff !== undefined) this.#cutLog(life.cutOff);
    const calls = callsIn(await this.#record(life));
    this.#disk.beginRecording();
    const replay = new CallReplay(this.#disk, this.#folder, this.#happened);
    const before = this.#happened.told.length;
    const moments = calls.filter(isMoment).length;
    for (const call of calls) {
      const looks = isMoment(call) && this.#random.below(moments) < momentsMax;
      const isAnswer = call.name === 'write';
      const answered = replay.happened().told.length > before;
      if (looks && !isAnswer && answered) await this.#look(replay.happened());
      replay.next(call);
      if (looks && isAnswer) await this.#look(replay.happened());
    }
    this.#happened = replay.happened();
    // A life that refused to continue acknowledged nothing that could be lost.
    if (this.#happened.told.length > before) await this.#look(this.#happened);
  }

  /** @returns the findings of all lives */
  async looked(): Promise<Looked> {
    const end = await this.#leftBy(this.#disk.withPower());
    const evidence = { ...this.#happened, end, cut: this.#cut };
    const losses = [...this.#lost].map((lost) => lossOf(lost, evidence));
    return {
      findings: [...new Set([...this.#findings, ...losses])],
      cuts: this.#cuts,
      told: this.#happened.told.length,
      said: this.#said,
    };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  #cutLog(bytes: number): void {
    const wal = `${smallFiles(this.#folder).files.log}-wal`;
    const size = statSync(wal).size - bytes;
    truncateSync(wal, size);
    this.#disk.cut(wal, size);
    this.#cut = true;
  }

  async #record({ appends, ends, plant = '', faults = [] }: Life): Promise<string> {
    const file = `${this.#folder}.calls`;
    this.#lives += 1;
    const life = String(this.#lives);
    const program = [builtFile('append-and-tell'), this.#folder, life, String(appends), ends, plant];
    const [command = '', ...args] = recording(file, faults, [process.execPath, ...program]);
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.#said += text));
    await once(child, 'close');
    const recorded = readFileSync(file, 'latin1');
    rmSync(file);
    return recorded;
  }

  /** Cuts the power once keeping nothing unsynced, and once keeping some; stops after the first finding. */
  async #look({ told }: Happened): Promise<void> {
    for (const keeps of ['nothing', this.#random] as const) {
      if (this.#findings.size + this.#lost.size > 0) return;
      this.#cuts += 1;
      const left = await this.#leftBy(this.#disk.afterPowerCut(keeps));
      const lost = told.filter((one) => !isIn(left, one));
      for (const one of lost) this.#lost.add(one);
      // If acknowledged appends are lost, files that know more than the log are right.
      const wrong = lost.length > 0 ? left.findings : [...left.findings, ...left.ahead];
      for (const finding of wrong) this.#findings.add(finding);
    }
  }

  async #leftBy(contents: ReadonlyMap<string, Buffer>): Promise<Left> {
    const folder = mkdtempSync(join(tmpdir(), 'skins-cut-'));
    try {
      for (const [path, content] of contents) {
        if (MADE_ANEW.test(path)) continue;
        const there = join(folder, relative(this.#folder, path));
        mkdirSync(dirname(there), { recursive: true });
        writeFileSync(there, content);
      }
      return await leftIn(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

/** Tells whether a power cut is informative here: before a sync, and after an answer. */
const isMoment = ({ name, args: [first] }: Call): boolean =>
  name.endsWith('sync') || (name === 'write' && first === STDOUT);
