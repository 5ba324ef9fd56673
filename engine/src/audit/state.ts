import { loginOwner } from '../accounts/index.ts';
import { catalogue } from '../catalogue/index.ts';
import { type Fold, canonicalJson } from '../kernel/index.ts';
import { codec, player } from '../player/index.ts';
import { readRecord } from './record.ts';

type StreamRecords = readonly [stream: string, records: Iterable<string>];

/** The state of a whole log as canonical JSON, piece by piece. @param streams in the order of their names */
export async function* stateOfLog(
  streams: Iterable<StreamRecords> | AsyncIterable<StreamRecords>,
): AsyncGenerator<string> {
  let before = '{';
  for await (const [stream, records] of streams) {
    yield `${before}${JSON.stringify(stream)}:${stateJson(stream, records)}`;
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/**
 * The folded state of one stream as canonical JSON: what replaying its records comes to, on every store.
 * @throws RangeError when a record cannot be read
 */
function stateJson(stream: string, records: Iterable<string>): string {
  const kind = stream.slice(0, stream.indexOf('-'));
  if (kind === 'player') return folded(player, records);
  return kind === 'catalogue' ? folded(catalogue, records) : folded(loginOwner, records);
}

function folded<State>(fold: Fold<State>, records: Iterable<string>): string {
  let state = fold.initial;
  for (const text of records) {
    const record = readRecord(text);
    if ('rule' in record) throw new RangeError(`no record: ${record.found}`);
    const { type, v, data, ...meta } = record;
    state = fold.evolve(state, codec.decode(type, v, data), meta);
  }
  // Persistent lists and maps say what they hold only here.
  const plain: unknown = JSON.parse(JSON.stringify(state));
  return canonicalJson(plain);
}
