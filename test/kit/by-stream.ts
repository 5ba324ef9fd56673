/** Returns the records of each stream, sorted by stream name. */
export function byStream(records: readonly string[]): [stream: string, records: string[]][] {
  const streams = Map.groupBy(records, (record) => {
    const { stream }: { stream: string } = JSON.parse(record);
    return stream;
  });
  return [...streams].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
