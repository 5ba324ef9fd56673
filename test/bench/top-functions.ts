// Prints the busiest functions of a V8 profile: `node test/bench/top-functions.ts FILE.cpuprofile [PLAYS]`.
import { type Work, workIn } from './profile.ts';

const SHOWN = 25;

/** Returns three lists: folders, functions by own time, functions by total time. @param scale factor for sampled µs */
export function topFunctions({ functions, folders, root }: Work, scale: number): string {
  const most = (title: string, times: readonly (readonly [name: string, us: number])[]) => [
    title,
    ...times
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, SHOWN)
      .map(([name, us]) => {
        const share = ((100 * us) / root.total).toFixed(1).padStart(5);
        return `${(us * scale).toFixed(2).padStart(9)} µs ${share} % ${name}`;
      }),
    '',
  ];
  return [
    ...most('folders, own time', [...folders]),
    ...most(
      'functions, own time',
      functions.map(({ name, self }) => [name, self]),
    ),
    ...most(
      'functions, with what they call',
      functions.map(({ name, total }) => [name, total]),
    ),
  ].join('\n');
}

if (import.meta.main) {
  const [file = '', plays = '1'] = process.argv.slice(2);
  console.log(topFunctions(workIn(file), 1 / Number(plays)));
}
