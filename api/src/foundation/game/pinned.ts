import type { FoldedStreams } from '../runtime/index.ts';

/** A stream that everybody asks for: its state as decided, without a wait. */
export async function pinned<State>(streams: FoldedStreams<State>, stream: string): Promise<() => State> {
  streams.keep(stream);
  const opened = await streams.read(stream);
  return () => {
    const decided = streams.peek(stream);
    // A change failed: what was committed before it counts, until the log is read anew.
    if (decided === undefined) void streams.load(stream).catch(() => undefined);
    return (decided ?? streams.peekCommitted(stream) ?? opened).state;
  };
}
