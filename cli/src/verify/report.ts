import { RULES } from '@skins/engine/audit';
import { EDITION } from '@skins/engine/editions';
import { keyText } from '@skins/engine/transparency';
import { EVIDENCE_RULES, type Finding } from '../findings.ts';
import { gemsText } from '../gems.ts';
import { printFacts, printJson, visible } from '../result.ts';
import type { Terminal } from '../terminal.ts';
import type { Verification } from './verify-log.ts';

const meanings: Readonly<Record<string, string>> = { ...RULES, ...EVIDENCE_RULES };

export function reportJson(
  terminal: Terminal,
  { findings, key, unreadable, lastSeen, later, marks, summary, ...rest }: Verification,
): void {
  printJson(terminal, {
    verified: findings.length === 0,
    ...rest,
    key: key === undefined ? null : keyText(key),
    unreadable: unreadable ?? null,
    lastSeen: lastSeen ?? null,
    later: later === undefined ? null : { ...later },
    marks: { ...marks },
    summary: { ...summary },
    findings: findings.map((finding) => ({ ...finding, means: meanings[finding.rule] })),
  });
}

export function reportText(terminal: Terminal, verification: Verification): void {
  const { log, findings, size, root, another, key } = verification;
  if (another)
    terminal.out(
      `! Another log than those that were verified before${key === undefined ? '' : `: ${visible(key.name)}`}. Nothing vouches for it but its own key.\n`,
    );
  if (findings.length === 0) {
    terminal.out(`${headline(verification)}\n\n`);
    printFacts(terminal, factsOf(verification));
    for (const caveat of caveats(verification)) terminal.out(`\n${caveat}\n`);
    return;
  }
  terminal.out(`✗ ${log} is not what it has to be.\n`);
  for (const finding of findings) terminal.out(`\n${findingText(finding)}`);
  terminal.out(`\nRead ${size} records; root ${root}\n`);
}

/** Returns the first line of a verification without findings. An export that does not say all that was asked looks otherwise. */
function headline({ log, marks, summary: { commands } }: Verification): string {
  const said = `${marks.asked} of ${commands} commands say what was asked`;
  return marks.asked < commands
    ? `! ${log}: every record keeps every rule, but only ${said}.`
    : `✓ ${log}: every record keeps every rule, and ${said}.`;
}

/** Yields the limits of a verification without findings: parts that were not or could not be checked. */
function* caveats({
  summary,
  key,
  checkpoints,
  unreadable,
  signed,
  size,
  lastSeen,
  later,
  marks,
}: Verification): Generator<string> {
  const { beforeStricter, edition } = summary;
  if (marks.asked > marks.carried)
    yield (
      `${marks.asked - marks.carried} commands from before edition 8 say what was asked in their marks alone. No signature covers ` +
      'marks: only the copy of whoever asked shows that one was changed.'
    );
  if (marks.quiet > 0)
    yield `${marks.quiet} requests were refused, or had nothing to do: no event says so, and their marks are not checked.`;
  if (marks.asked < summary.commands)
    yield `${summary.commands - marks.asked} commands have no mark, or an unknown one: what was asked could be another thing than what is recorded.`;
  // A shop opens the newest edition with the first event of a log.
  if (beforeStricter > 1)
    yield (
      `The first ${beforeStricter} events are of an edition before 3, which binds less (this log ends in edition ${edition}): a log ` +
      'that began lately would say edition 3 with its first event.'
    );
  if (edition < EDITION)
    yield (
      `This log ends in edition ${edition}, and this program knows editions up to ${EDITION}: what those between bind a shop to, this ` +
      'one was not held to.'
    );
  if (key === undefined && checkpoints > 0) yield 'The signatures were not checked: name the key with --key.';
  if (unreadable !== undefined)
    yield `The checkpoints were not checked: ${unreadable}. Stop the shop and run skins replay.`;
  else if (checkpoints === 0) yield 'No checkpoint is signed: a cut tail would not show the first time.';
  else if (signed < size)
    yield `No checkpoint is over the last ${size - signed} events: cut, they would not be missed.`;
  if (lastSeen === undefined && key !== undefined)
    yield 'Seen for the first time: compare the key with the one that the shop publishes.';
  if (later !== undefined)
    yield (
      `An older export: on ${later.seen} the log had ${later.size} events. This one is the beginning of that log, as a ` +
      `checkpoint over its ${later.compared} events says.`
    );
}

function factsOf({
  summary,
  size,
  root,
  key,
  checkpoints,
  lastSeen,
}: Verification): [string, string | number][] {
  const { edition, editionFrom, chains, minted, held, house, escrow, plays, staked, returned, slices } =
    summary;
  return [
    ['events', size],
    ['edition', `${edition}, from event ${editionFrom} on`],
    ...Object.values(slices).flatMap((totals) => Object.entries(totals).map(factOf)),
    ['plays', plays],
    ['seed chains', chains],
    ['gems minted', gemsText(minted)],
    ['gems held by players', gemsText(held)],
    ['gems of the house', gemsText(house)],
    ['gems in escrow', gemsText(escrow)],
    ['staked', gemsText(staked)],
    ['value returned', gemsText(returned)],
    ['return to player', staked === 0n ? '–' : `${percent(returned, staked)} %`],
    ['root', root],
    ['checkpoints', checkpoints],
    ['key', key === undefined ? 'unknown' : keyText(key)],
    ['verified before', lastSeen ?? 'never'],
  ];
}

/** Formats a slice's total: 'boxVersions' becomes 'box versions'; an amount is shown in gems. */
const factOf = ([name, total]: [string, number | bigint]): [string, string | number] => [
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  typeof total === 'bigint' ? gemsText(total) : total,
];

const percent = (part: bigint, whole: bigint): string =>
  (Number((part * 1_000_000n) / whole) / 10_000).toFixed(2);

function findingText({ rule, expected, found, position, stream, version }: Finding): string {
  const place = [
    position === undefined ? '' : `position ${position}`,
    stream ? `stream ${visible(stream)}` : '',
    version ? `version ${version}` : '',
  ].filter((part) => part !== '');
  const meaning = meanings[rule];
  return `${place.length === 0 ? 'the log' : place.join(', ')}
  rule      ${rule}${meaning === undefined ? '' : `: ${meaning}`}
  expected  ${visible(expected)}
  found     ${visible(found)}
`;
}
