// `node test/bench/main.ts [--only NAME] [--json] [--opens N] [--players N] [--minutes N]`: measures, never asserts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { engineOpens } from './engine-opens.ts';
import { removeBenchLogs } from './bench-log.ts';
import { type Bench, type Figure, meets } from './figure.ts';
import { drawnPlays } from './drawn-plays.ts';
import { esdbLayouts } from './esdb-layouts.ts';
import { firstAnswer } from './first-answer.ts';
import { firstLoad } from './first-load.ts';
import { httpOpens } from './http-opens.ts';
import { live } from './live.ts';
import { longHistory } from './long-history.ts';
import { longLists } from './long-lists.ts';
import { memoryGrowth } from './memory-growth.ts';
import { openExtras } from './open-extras.ts';
import { otherPlays } from './other-plays.ts';
import { playCosts } from './play-costs.ts';
import { rain } from './rain.ts';
import { rebuild } from './rebuild.ts';
import { postgres } from './postgres.ts';
import { newNode } from './new-node.ts';
import { nodes } from './nodes.ts';
import { presses } from './presses.ts';
import { smoothness } from './smoothness.ts';
import { spectators } from './spectators.ts';
import { verifyLog } from './verify-log.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  'http-opens': httpOpens,
  'play-costs': playCosts,
  'other-plays': otherPlays,
  'drawn-plays': drawnPlays,
  'open-extras': openExtras,
  rain,
  spectators,
  'engine-opens': engineOpens,
  'verify-log': verifyLog,
  'long-history': longHistory,
  'long-lists': longLists,
  postgres,
  nodes,
  'new-node': newNode,
  'esdb-layouts': esdbLayouts,
  live,
  rebuild,
  'first-answer': firstAnswer,
  'memory-growth': memoryGrowth,
  'first-load': firstLoad,
  smoothness,
  presses,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    opens: { type: 'string', default: '1000000' },
    players: { type: 'string', default: '200000' },
    minutes: { type: 'string', default: '2' },
  },
});
const chosen = Object.entries(BENCHES).filter(([name]) => values.only === undefined || values.only === name);
if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(BENCHES).join(', ')}`);

// Marks of measured shops go here, never to the user's own.
const state = mkdtempSync(join(tmpdir(), 'skins-state-'));
process.env['XDG_STATE_HOME'] = state;
process.once('exit', () => rmSync(state, { recursive: true, force: true }));

const sizes = {
  opens: Number(values.opens),
  players: Number(values.players),
  minutes: Number(values.minutes),
};
const figures: Figure[] = [];
try {
  for (const [name, bench] of chosen) {
    const progress = (text: string) => void process.stderr.write(`${name}: ${text}\n`);
    const measured = await bench(progress, sizes);
    figures.push(...measured);
    if (!values.json) for (const figure of measured) console.log(lineOf(figure));
  }
} finally {
  await removeBenchLogs();
}
if (values.json) console.log(JSON.stringify(figures.map((figure) => ({ ...figure, met: meets(figure) }))));

function lineOf(figure: Figure): string {
  const { name, value, unit, baseline, measure, target } = figure;
  const against = baseline === undefined ? '' : `, ${baseline.name}: ${shown(baseline.value)} ${unit}`;
  if (target === undefined || measure === undefined)
    return `       ${name}: ${shown(value)} ${unit}${against}`;
  const wanted = 'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`;
  const verdict = meets(figure) ? 'met   ' : 'MISSED';
  return `${verdict} ${name}: ${shown(value)} ${unit}${against} → ${shown(measure)} (${wanted})`;
}

function shown(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 2 : 4;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}
