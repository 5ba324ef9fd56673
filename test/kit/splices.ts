import { nativeSha256 } from '@skins/api/foundation/secrets';
import { type Envelope, type EventKind, type PublishedRules, canonicalJson } from '@skins/engine/kernel';
import { RulesPublished, rulesStream } from '@skins/engine/rules';
import { type Forge, type Log, type Which, find, recounted } from './forge.ts';

// Forgers' tools that put records elsewhere in a log, or end it early.

/** An event of a log. */
type Picked<Data> = readonly [kind: EventKind<string, Data>, which?: Which<Data> | undefined];

/** Puts a changed copy of an event before another one and at its time, as a command of its own. */
export const copied =
  <Data, Other>(
    [kind, which]: Picked<Data>,
    [before, whichBefore]: Picked<Other>,
    change: (record: Envelope, before: Envelope) => Partial<Envelope> = () => ({}),
  ): Forge =>
  (log) => {
    const at = find(log, before, whichBefore ?? {});
    const [record, next] = [log[find(log, kind, which ?? {})], log[at]];
    if (record === undefined || next === undefined) return log;
    const copy = { ...record, command: 'forged', time: next.time, ...change(record, next) };
    return recounted(log.toSpliced(at, 0, copy));
  };

/** Removes the command of an event. */
export const withoutCommand =
  <Data>([kind, which]: Picked<Data>): Forge =>
  (log) => {
    const isOf = isOfCommand(log, [kind, which]);
    return renumbered(log.filter((record) => !isOf(record)));
  };

/** Renumbers the versions of each stream, and the places by which events name each other. */
export function renumbered(log: Log): Log {
  const counted = recounted(log);
  const places = new Map<string, string>();
  for (const [n, { stream, version, command }] of log.entries())
    if (command !== 'forged') places.set(`${stream}#${version}`, `${stream}#${counted[n]?.version ?? 0}`);
  return counted.map((record) => {
    const text = JSON.stringify(record.data);
    const data: unknown = JSON.parse(
      text.replaceAll(/"([^"]+#\d+)"/g, (whole, place: string) => {
        const other = places.get(place);
        return other === undefined ? whole : `"${other}"`;
      }),
    );
    return { ...record, data };
  });
}

const isOfCommand = <Data>(log: Log, [kind, which]: Picked<Data>): ((record: Envelope) => boolean) => {
  const found = log[find(log, kind, which ?? {})];
  return ({ stream, command }) => stream === found?.stream && command === found.command;
};

/** Ends a log after an event. */
export const endingWith =
  <Data>(...[kind, which]: Picked<Data>): Forge =>
  (log) =>
    log.slice(0, find(log, kind, which ?? {}) + 1);

/** Removes a stream. */
export const withoutStream =
  (removed: string): Forge =>
  (log) =>
    log.filter(({ stream }) => stream !== removed);

/**
 * Publishes other rules as the only ones of their name, before all players, and names them wherever others are named.
 * @param nth the version that is changed, from 0; negative counts from the end
 */
export const ruled =
  <Content extends object>(
    { name, fits }: PublishedRules<Content>,
    change: (content: Content) => Partial<Content>,
    nth = -1,
  ): Forge =>
  (log) => {
    const stream = rulesStream(name);
    const all = log.filter((record) => record.stream === stream && RulesPublished.is(record));
    const { content }: { content: unknown } = { content: undefined, ...Object(all.at(nth)?.data) };
    if (!fits(content)) throw new RangeError(`the play publishes no rules ${name}`);
    const other = { ...content, ...change(content) };
    const hash = nativeSha256(canonicalJson({ scheme: 'v1', rules: name, content: other }));
    const text = all.reduce(
      (at, { data }) => at.replaceAll(`"${String(Reflect.get(Object(data), 'hash'))}"`, `"${hash}"`),
      JSON.stringify(log),
    );
    const changed: Log = JSON.parse(text);
    return changed
      .filter((record) => record.stream !== stream || record.version === 1)
      .map((record) =>
        record.stream === stream ? { ...record, data: { ...Object(record.data), content: other } } : record,
      );
  };
