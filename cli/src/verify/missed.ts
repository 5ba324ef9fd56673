import type { Finding } from '../findings.ts';
import type { MissedHead } from '../log/tree-watch.ts';

/** Turns missed heads into findings. @param archive whether remembered heads may lie beyond the log's end */
export function missedFindings(missed: readonly MissedHead[], archive: boolean): Finding[] {
  const remembered = missed.filter(({ head }) => head.seen !== undefined);
  // One fault makes all later heads miss, so report one remembered head only.
  const second = remembered.filter(({ root }) => root !== undefined).slice(0, 1);
  const cut = remembered.filter(({ root }) => root === undefined).slice(-1);
  const signed = missed.filter(({ head }) => head.seen === undefined);
  return [...signed, ...second, ...(archive ? [] : cut)].map(missedFinding);
}

function missedFinding({ head: { size, root: expected, seen }, root }: MissedHead): Finding {
  const remembered = seen !== undefined;
  if (root === undefined)
    return {
      rule: remembered ? 'cut-tail' : 'checkpoint-size',
      expected: `${size} records${remembered ? `, as verified on ${seen}` : ''}`,
      found: 'fewer',
      position: size,
    };
  return {
    rule: remembered ? 'second-history' : 'checkpoint-root',
    expected: `the root ${expected} over the first ${size} records${remembered ? `, as verified on ${seen}` : ''}`,
    found: root,
    position: size,
  };
}
