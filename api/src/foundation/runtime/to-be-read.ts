/**
 * What a command looks at beside its own stream is not in memory, as another process wrote to it. Thrown while its context is made: the
 * runtime reads it, and decides then.
 */
export class ToBeRead extends Error {
  override readonly name = 'ToBeRead';
  readonly read: () => Promise<unknown>;

  constructor(stream: string, read: () => Promise<unknown>) {
    super(`${stream} is being read anew`);
    this.read = read;
  }
}
