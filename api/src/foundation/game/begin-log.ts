import { EDITION, EDITION_STREAM, EditionOpened, FIRST_EDITION, openEdition } from '@skins/engine/editions';
import { type PublishedRules, SYSTEM, invariant } from '@skins/engine/kernel';
import { publishRules, rulesStream } from '@skins/engine/rules';
import { type AllSlices, codec } from '@skins/engine/shop';
import { type CommandRuntime, readRecorded } from '../runtime/index.ts';
import type { EventReader } from '../store/index.ts';
import type { GameStreams } from './game-streams.ts';

/** The log was written by newer code. */
export class NewerLog extends Error {
  override readonly name = 'NewerLog';
}

interface Beginning {
  readonly runtime: CommandRuntime;
  readonly streams: Pick<GameStreams<AllSlices>, 'edition' | 'rules'>;
  readonly rules: ReadonlyMap<string, PublishedRules<unknown>>;
}

/**
 * Writes what must precede all other records of this code: its edition, and the first rules of each game without rules.
 * @throws NewerLog
 */
export async function beginLog({ runtime, streams, rules }: Beginning): Promise<void> {
  const opened = await runtime.execute({
    command: openEdition,
    streams: streams.edition,
    stream: EDITION_STREAM,
    commandId: `system/edition-${EDITION}`,
    input: { edition: EDITION },
    actor: SYSTEM,
    context: () => undefined,
  });
  if (opened.kind === 'refused')
    throw new NewerLog(
      `the log is of edition ${opened.rejection.edition}, this program writes edition ${EDITION}: start a newer one`,
    );
  for (const one of rules.values()) await publishFirst(one, runtime, streams.rules);
}

async function publishFirst(
  rules: PublishedRules<unknown>,
  runtime: CommandRuntime,
  streams: GameStreams<AllSlices>['rules'],
): Promise<void> {
  const stream = rulesStream(rules.name);
  const { version } = await streams.read(stream);
  if (version > 0) return;
  const published = await runtime.execute({
    command: publishRules,
    streams,
    stream,
    commandId: 'system/first-rules',
    input: { name: rules.name, content: rules.first },
    actor: SYSTEM,
    context: (moment) => ({ ...moment, rules }),
  });
  invariant(published.kind === 'done', 'the first rules of a game can be published');
}

/** Returns the edition in force in a log. */
export async function editionIn(log: Pick<EventReader, 'readStream'>): Promise<number> {
  const events = (await log.readStream(EDITION_STREAM)).map((one) => readRecorded(one, codec).event);
  return events.findLast((event) => EditionOpened.is(event))?.data.edition ?? FIRST_EDITION;
}

/** Stops writing once a node of a newer program opens its edition: what this program would write no longer fits the log. */
export function heedNewerEdition(runtime: Pick<CommandRuntime, 'onCommit' | 'newer'>): void {
  runtime.onCommit((stream, events) => {
    if (stream !== EDITION_STREAM) return;
    for (const event of events)
      if (EditionOpened.is(event) && event.data.edition > EDITION)
        runtime.newer.note(stream, `edition ${event.data.edition} is open, this one writes ${EDITION}`, true);
  });
}
