// Shows where a play's time goes: `node test/bench/profile-play.ts PICTURE.svg [CONNECTIONS] [SECONDS]` loads the
// whole shop with opens of one box, draws its three busy threads, and prints their functions.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Flames, flameGraph } from './flame-graph.ts';
import { load, startShop, warmUp } from './loaded.ts';
import { topFunctions } from './top-functions.ts';
import { workIn } from './profile.ts';

const PLAYERS = 1_000;
const [picture = 'play.svg', connections = '64', seconds = '15'] = process.argv.slice(2);
const pace = { connections: Number(connections), seconds: Number(seconds) };
const nowUs = (): number => Number(process.hrtime.bigint() / 1_000n);

/** Functions that identify a thread's profile: only that thread calls them. */
const THREADS = {
  loop: { title: 'event loop', known: 'parserOnHeadersComplete ' },
  commit: { title: 'commit thread', known: 'answerTo sqlite/commit-thread.ts' },
  projections: { title: 'projection thread', known: 'take projections/projection-set.ts' },
} as const;

const profiles = mkdtempSync(join(tmpdir(), 'skins-profiles-'));
try {
  // Costs are measured without the profiler, which adds to them; the profile shows only proportions.
  const plain = await startShop(PLAYERS);
  await warmUp(plain, plain.open);
  const costs = await load(plain, plain.open, pace);
  await plain.stop();
  const shop = await startShop(PLAYERS, {
    environment: { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` },
  });
  await warmUp(shop, shop.open);
  const from = nowUs();
  const { answered } = await load(shop, shop.open, pace);
  const window = { from, to: nowUs() };
  await shop.stop();
  const works = readdirSync(profiles).map((file) => workIn(join(profiles, file), window));
  const flames: Flames[] = [];
  for (const thread of ['loop', 'commit', 'projections'] as const) {
    const { title, known } = THREADS[thread];
    const work = works.find(({ functions }) => functions.some(({ name }) => name.startsWith(known)));
    if (work === undefined) throw new Error(`no profile of the ${title}`);
    const perPlay = costs[thread];
    flames.push({ title: `${title}: ${perPlay.toFixed(0)} µs a play`, root: work.root, perPlay });
    console.log(`\n${title}: ${perPlay.toFixed(1)} µs of the processor a play\n`);
    console.log(topFunctions(work, perPlay / work.root.total));
  }
  writeFileSync(picture, flameGraph(flames));
  console.log(
    `\n${answered} plays under the profile; all threads ${costs.all.toFixed(0)} µs, V8's own ${costs.v8.toFixed(0)} µs`,
  );
} finally {
  rmSync(profiles, { recursive: true });
}
