// Reads a browser's trace: the page's thread and frames.
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Trace = Compile(
  Type.Object({
    traceEvents: Type.Array(
      Type.Object({
        name: Type.String(),
        pid: Type.Number(),
        tid: Type.Number(),
        /** µs since an arbitrary start */
        ts: Type.Optional(Type.Number()),
        /** processor time, in µs */
        tdur: Type.Optional(Type.Number()),
        args: Type.Optional(
          Type.Object({
            /** name of a thread */
            name: Type.Optional(Type.String()),
            chrome_frame_reporter: Type.Optional(
              Type.Object({
                state: Type.Optional(Type.String()),
                affects_smoothness: Type.Optional(Type.Boolean()),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
);

/** Returns the share of frames that the compositor dropped while something should have moved. */
export function droppedOf(trace: Buffer): number {
  const frames = Trace.Parse(JSON.parse(trace.toString()))
    .traceEvents.filter(({ name }) => name === 'PipelineReporter')
    .flatMap(({ args }) => args?.chrome_frame_reporter ?? []);
  const shown = frames.filter(({ state }) => state?.startsWith('STATE_PRESENTED')).length;
  const dropped = frames.filter(
    ({ state, affects_smoothness: felt }) => state === 'STATE_DROPPED' && felt === true,
  ).length;
  return dropped / Math.max(1, shown + dropped);
}

/**
 * Returns the processor time of the page thread's longest task, in ms: before a mark, during a span after it, and
 * from then on.
 * @param mark mark that the page has set
 */
export function longestTasksOf(
  trace: Buffer,
  { mark, milliseconds }: { readonly mark: string; readonly milliseconds: number },
): readonly number[] {
  const { traceEvents } = Trace.Parse(JSON.parse(trace.toString()));
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  );
  const start = traceEvents.find(({ name }) => name === mark)?.ts ?? 0;
  const end = start + milliseconds * 1_000;
  const longest = (from: number, until: number) =>
    Math.max(0, ...tasks.filter(({ ts = 0 }) => ts >= from && ts < until).map(({ tdur = 0 }) => tdur)) /
    1_000;
  return [longest(0, start), longest(start, end), longest(end, Infinity)];
}
