/** Streams in each half: twice as many are known at most. */
const HALF = 8_192;

/** Versions of the streams seen last, to spare a look into the index. */
export class RecentVersions {
  #younger = new Map<string, number>();
  /** those that are forgotten next */
  #older = new Map<string, number>();

  get(stream: string): number | undefined {
    return this.#younger.get(stream) ?? this.#older.get(stream);
  }

  set(stream: string, version: number): void {
    this.#younger.set(stream, version);
    if (this.#younger.size < HALF) return;
    this.#older = this.#younger;
    this.#younger = new Map();
  }

  clear(): void {
    this.#younger.clear();
    this.#older.clear();
  }
}
