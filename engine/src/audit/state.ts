import { canonicalJson, readRecord } from '../kernel/index.ts';
import { type AnyShop, shop as allSlices } from '../shop/index.ts';

type StreamRecords = readonly [stream: string, records: Iterable<string>];

/** Yields the state of a whole log as canonical JSON, piece by piece. @param streams in the order of their names */
export async function* stateOfLog(
  streams: Iterable<StreamRecords> | AsyncIterable<StreamRecords>,
  shop: AnyShop = allSlices,
): AsyncGenerator<string> {
  let before = '{';
  for await (const [stream, records] of streams) {
    yield `${before}${JSON.stringify(stream)}:${stateJson(stream, records, shop)}`;
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/**
 * Returns the folded state of one stream as canonical JSON: the same on every store.
 * @throws RangeError if a record cannot be read or its stream is of no known kind
 */
function stateJson(stream: string, records: Iterable<string>, { codec, streamKindOf }: AnyShop): string {
  const fold = streamKindOf(stream)?.fold;
  if (fold === undefined) throw new RangeError(`no kind of stream: ${stream}`);
  let state = fold.initial;
  for (const text of records) {
    const record = readRecord(text);
    if ('rule' in record) throw new RangeError(`no record: ${record.found}`);
    const { type, v, data, ...meta } = record;
    state = fold.evolve(state, codec.decode(type, v, data), meta);
  }
  // Persistent lists and maps reveal their content only through JSON.
  const plain: unknown = JSON.parse(JSON.stringify(state));
  return canonicalJson(plain);
}
