/**
 * Another stream that a command needs is not in memory, because another process wrote to it. Thrown while the context is
 * made; the runtime reads the stream and decides then.
 */
export class ToBeRead extends Error {
  override readonly name = 'ToBeRead';
  readonly read: () => Promise<unknown>;

  constructor(stream: string, read: () => Promise<unknown>) {
    super(`${stream} is being read anew`);
    this.read = read;
  }
}
