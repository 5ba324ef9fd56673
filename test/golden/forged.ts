import { BoxOpened } from '@skins/engine/boxes';

/** The skin that a cheat would want. */
const WANTED = 'knife-best';

/** The log with one result made better, in the open and in the grant alike, and everything else left in order. */
export function forged(log: readonly string[]): string[] {
  const half = Math.floor(log.length / 2);
  const index = log.findIndex((record, at) => at > half && typeOf(record) === BoxOpened.type);
  const skinId = /"skinId":"([a-z-]+)"/.exec(log[index] ?? '')?.[1] ?? '';
  const itemId = /"itemId":"([a-z0-9-]+)"/.exec(log[index] ?? '')?.[1] ?? '';
  const drawn = `"skinId":"${skinId}","itemId":"${itemId}"`;
  const granted = `"itemId":"${itemId}","skinId":"${skinId}"`;
  return log.map((record) =>
    record.replace(drawn, drawn.replace(skinId, WANTED)).replace(granted, granted.replace(skinId, WANTED)),
  );
}

const typeOf = (record: string): string | undefined => /"type":"(\w+)"/.exec(record)?.[1];
