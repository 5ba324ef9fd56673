import type { FoldedStreams } from '../runtime/index.ts';

/** Keeps a frequently read stream in memory. @returns a synchronous reader of its state as decided */
export async function pinned<State>(streams: FoldedStreams<State>, stream: string): Promise<() => State> {
  streams.keep(stream);
  const opened = await streams.read(stream);
  return () => {
    const decided = streams.peek(stream);
    // After a failed change, use the last committed state until the log is read again.
    if (decided === undefined) void streams.load(stream).catch(() => undefined);
    return (decided ?? streams.peekCommitted(stream) ?? opened).state;
  };
}
