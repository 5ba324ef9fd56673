import type { EventStore } from '@skins/api/foundation/store';
import { type Envelope, invariant } from '@skins/engine/kernel';
import type { LogSource } from '../log/log-source.ts';
import type { Mark } from '../log/mark-lines.ts';
import { Problem } from '../problem.ts';
import { type LoggedCommand, commandsOf } from './commands-of.ts';

/** Concurrent appends; the store commits them together. */
const APPENDS_AT_ONCE = 256;
/** Events do not contain their command's input. Without the command's mark, a repeat is refused as a different request. */
const UNKNOWN_INPUT = '0'.repeat(64);

interface LogListener {
  readonly onRecord?: (record: string, event: Envelope) => void;
  readonly onCommand?: (command: LoggedCommand) => void;
  readonly onProgress?: (read: number) => void;
}

/** Counts of what was appended. */
interface AppendedLog {
  readonly events: number;
  readonly commands: number;
  /** commands whose repeats cannot be recognised, because the log does not contain their marks */
  readonly unmarked: number;
}

/** Appends a whole log to an empty store: every record byte for byte, and the marks of its commands. */
export async function appendLog(
  source: LogSource,
  store: EventStore,
  { onRecord = () => undefined, onCommand = () => undefined, onProgress = () => undefined }: LogListener = {},
): Promise<AppendedLog> {
  const counts = { events: 0, commands: 0, unmarked: 0 };
  const waiting = new Set<Promise<void>>();
  for await (const command of commandsOf(source, onRecord, onProgress)) {
    counts.events += command.events.length;
    counts.commands += 1;
    if (inputOf(command) === UNKNOWN_INPUT) counts.unmarked += 1;
    onCommand(command);
    const appended: Promise<void> = append(store, command).finally(() => waiting.delete(appended));
    waiting.add(appended);
    if (waiting.size >= APPENDS_AT_ONCE) await Promise.all(waiting);
  }
  await Promise.all(waiting);
  return counts;
}

/** Returns the hash of a command's input, as its first record or its mark has it. */
const inputOf = ({ events: [first], mark }: LoggedCommand): string =>
  first?.input ?? mark?.inputHash ?? UNKNOWN_INPUT;

async function append(store: EventStore, logged: LoggedCommand): Promise<void> {
  const { events, mark } = logged;
  const { stream, version, time, actor, command, input } = events[0] ?? withoutEvents(mark);
  const { kind } = await store.append({
    stream,
    expectedVersion: version - 1,
    events: events.map(({ type, v, data }) => ({ type, v, data })),
    command: {
      id: command,
      inputHash: inputOf(logged),
      ...(input === undefined ? { beside: true as const } : {}),
      ...(mark?.refusal === undefined ? {} : { refusal: mark.refusal }),
    },
    time,
    actor,
  });
  if (kind !== 'appended')
    throw new Problem(`command ${command} of ${stream} cannot be imported: ${kind} at version ${version}`);
}

/** Returns the append of a command that was refused or had nothing to do. Its actor and time are not stored. */
function withoutEvents(mark: Mark | undefined): Omit<Envelope, 'type' | 'v' | 'data'> {
  invariant(mark !== undefined, 'a command has events, or a mark');
  return { stream: mark.stream, version: mark.firstVersion, time: 0, actor: 'system', command: mark.id };
}
