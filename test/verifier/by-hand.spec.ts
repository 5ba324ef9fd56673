import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BattleCreated, BattleDrawn, BattleFrozen, SeatTaken } from '@skins/engine/battles';
import { describe, expect, it } from 'vitest';
import { lives } from '../battles/lives.ts';
import { recordedOver } from '../flows/life.ts';

const FAIRNESS = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');

/** A command of a document, with the first word of each line that it prints. */
interface Shown {
  readonly command: string;
  readonly prints: readonly string[];
}

const firstWord = (line: string): string => line.trim().split(/\s+/, 1)[0] ?? '';

/** Returns the commands of a block: lines after `$`, up to the line that ends them. */
function commandsOf(block: string): readonly Shown[] {
  const shown: { command: string; prints: string[] }[] = [];
  let open = false;
  for (const line of block.split('\n')) {
    const last = shown.at(-1);
    if (line.startsWith('$ ')) shown.push({ command: line.slice(2), prints: [] });
    else if (open && last !== undefined) last.command += `\n${line}`;
    else if (line.trim() !== '') last?.prints.push(firstWord(line));
    open = /(\||&&|\\)$/.test(line.trim());
  }
  return shown;
}

const blocks = [...FAIRNESS.matchAll(/^## (?<title>.*)$|^```\n(?<block>\$ [\s\S]*?)\n```$/gm)].reduce<{
  title: string;
  found: (readonly [string, readonly Shown[]])[];
}>(
  ({ title, found }, { groups }) => ({
    title: groups?.['title'] ?? title,
    found: groups?.['block'] === undefined ? found : [...found, [title, commandsOf(groups['block'])]],
  }),
  { title: '', found: [] },
).found;

const sh = (script: string, env: NodeJS.ProcessEnv = {}): string[] =>
  execFileSync('sh', ['-euc', script], { encoding: 'utf8', env: { ...process.env, ...env } })
    .split('\n')
    .filter((line) => line !== '');

const missing = ['openssl', 'xxd', 'sha256sum'].filter(
  (tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0,
);

describe.skipIf(missing.length > 0)('commands of docs/fairness.md', () => {
  it.each(blocks)('print what section %s says', (_title, shown) => {
    const script = shown.map(({ command }) => command).join('\n');
    const told = sh(script).map(firstWord);
    const expected = shown.flatMap(({ prints }) => prints);
    // The document shortens some hashes.
    const shortened = told.map((word, n) => {
      const said = expected[n] ?? '';
      return said.endsWith('…') && word.startsWith(said.slice(0, -1)) ? said : word;
    });
    expect(shortened).toEqual(expected);
  });

  it('are in the sections of public draws, battles and rains', () => {
    expect(blocks.map(([title]) => title.split('.')[0])).toEqual(expect.arrayContaining(['12', '13']));
  });
});

describe.skipIf(missing.length > 0)('a battle that was played', () => {
  it('has the root and the tickets that sh and OpenSSL compute by the document', async () => {
    const [life] = lives;
    if (life === undefined) expect.unreachable('battles have lives');
    const store = await recordedOver(await life.before());
    await life.live(store);
    const events = store.appends.flatMap((append) => append.events);
    const created = events.find(BattleCreated.is);
    const frozen = events.find(BattleFrozen.is);
    const drawn = events.find(BattleDrawn.is);
    if (created === undefined || frozen === undefined || drawn === undefined)
      expect.unreachable('a battle is drawn');
    const { price, rate, rule, rulesHash, seats, teams, boxes, order } = created.data.terms;
    const versions = order.map((index) => boxes[index]?.versionHash);
    const [one = '', two = ''] = events
      .filter(SeatTaken.is)
      .map(({ data: { entrant, n, userSeed } }) => JSON.stringify({ entrant, n, userSeed }));
    const recipe = blocks.find(([title]) => title.startsWith('13'))?.[1] ?? [];
    const functions = recipe.find(({ command }) => command.startsWith('leaf()'))?.command ?? '';
    const tickets = recipe.at(-1)?.command ?? '';
    const { signature, randomness } = drawn.data.by;
    const told = sh(
      `${functions}
      R=$(node $(node $(leaf "$TERMS") $(leaf "$ONE")) $(leaf "$TWO")); echo $R
      K=$(printf "$SIGNATURE" | xxd -r -p | openssl dgst -sha256 | sed 's/.*= //'); echo $K
      ${tickets.replaceAll('battle-000000000001', '$STREAM')}`,
      {
        TERMS: JSON.stringify({ price, rate, rule, rulesHash, seats, teams, versions }),
        ONE: one,
        TWO: two,
        SIGNATURE: signature,
        STREAM: store.appends.find((append) => append.events.includes(frozen))?.stream,
      },
    );
    const drawnTickets = drawn.data.tickets.flat().map((ticket) => ticket.toString(16).padStart(6, '0'));
    expect(told).toEqual([frozen.data.root, randomness, ...drawnTickets]);
  });
});
