import { type Disk, type File } from './disk.ts';
import type { Call } from './recorded-calls.ts';
import { type Told, toldIn } from './told.ts';

/** The file descriptor to which the shop prints acknowledgements. */
export const STDOUT = '1';

/** The file or folder behind a file descriptor. */
type Opened = { readonly file: File; offset: number } | { readonly folder: string };

/** The events up to some call. */
export interface Happened {
  readonly told: readonly Told[];
  /** whether a sync failed */
  readonly syncFailed: boolean;
}

/** Replays a process's calls on a disk. */
export class CallReplay {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #open = new Map<string, Opened>();
  readonly #told: Told[];
  #syncFailed: boolean;

  /** @param folder calls outside of it are ignored */
  constructor(disk: Disk, folder: string, before: Happened) {
    this.#disk = disk;
    this.#folder = folder;
    this.#told = [...before.told];
    this.#syncFailed = before.syncFailed;
  }

  happened(): Happened {
    return { told: [...this.#told], syncFailed: this.#syncFailed };
  }

  /** Replays one more call. */
  next(call: Call): void {
    const { name, args, result } = call;
    const [first, second] = args;
    if (name === 'openat') return this.#opened(call, text(second), text(args[2]));
    if (name.endsWith('sync')) return this.#synced(call);
    if (result < 0) return;
    switch (name) {
      case 'close':
        this.#open.delete(text(first));
        return;
      case 'write':
        if (first === STDOUT) this.#told.push(...toldIn(text(second)));
        else this.#written(call, undefined);
        return;
      case 'pwrite64':
        return this.#written(call, Number(text(args[3])));
      case 'ftruncate':
        return this.#onFile(call, ({ file }) => this.#disk.resize(file, Number(text(second)), call.ended));
      case 'unlink':
        return this.#removed(call, text(first));
      case 'unlinkat':
        return this.#removed(call, text(second));
      case 'rename':
        return this.#renamed(call, text(first), text(second));
      case 'renameat':
      case 'renameat2':
        return this.#renamed(call, text(second), text(args[3]));
      default:
        this.#onFile(call, () => {
          throw new Error(`the model of a disk knows no ${name}`);
        });
    }
  }

  #opened({ result, ended }: Call, path: string, flags: string): void {
    if (result < 0 || !path.startsWith(this.#folder)) return;
    if (!flags.includes('O_CREAT') && !this.#disk.has(path))
      return void this.#open.set(String(result), { folder: path });
    const file = this.#disk.open(path, ended);
    if (flags.includes('O_TRUNC') && file.cached.length > 0) this.#disk.resize(file, 0, ended);
    this.#open.set(String(result), { file, offset: 0 });
  }

  #written(call: Call, at: number | undefined): void {
    this.#onFile(call, (opened) => {
      const [, bytes] = call.args;
      if (!Buffer.isBuffer(bytes)) throw new TypeError(`${call.name} without bytes`);
      const written = bytes.subarray(0, call.result);
      this.#disk.write(opened.file, at ?? opened.offset, written, call.ended);
      if (at === undefined) opened.offset += written.length;
    });
  }

  #synced({ args: [number], began, result }: Call): void {
    const opened = this.#open.get(text(number));
    if (opened === undefined) return;
    if (result < 0) this.#syncFailed = true;
    if ('file' in opened) this.#disk.sync(opened.file, began, result === 0);
    else if (result === 0) this.#disk.syncFolder(opened.folder, began);
  }

  #removed({ ended }: Call, path: string): void {
    if (this.#disk.has(path)) this.#disk.remove(path, ended);
  }

  #renamed({ ended }: Call, from: string, to: string): void {
    if (!this.#disk.has(from)) return;
    this.#disk.rename(from, to, ended);
  }

  #onFile({ args: [number] }: Call, act: (opened: { readonly file: File; offset: number }) => void): void {
    const opened = this.#open.get(text(number));
    if (opened !== undefined && 'file' in opened) act(opened);
  }
}

const text = (argument: string | Buffer | undefined): string => String(argument ?? '');
