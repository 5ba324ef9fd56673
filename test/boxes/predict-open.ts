import { BoxOpened, type OpenBox } from '@skins/engine/boxes';
import type { BoxVersion } from '@skins/engine/catalogue';
import type { AnyEvent } from '@skins/engine/kernel';
import { rollAgain } from '../http/recompute.ts';
import type { Holding } from '../worlds/holding.ts';
import type { Prediction } from '../worlds/prediction.ts';

const OPENS_MAX = 10;

/**
 * Predicts the answer to an open from the player's holding before it and the events it wrote. Shares no code with
 * the engine's decider.
 */
export function predictOpen(
  playerId: string,
  before: Holding,
  { boxId, count, versionHash }: OpenBox,
  version: BoxVersion | undefined,
  events: readonly AnyEvent[],
): Prediction {
  if (count < 1 || count > OPENS_MAX)
    return { kind: 'refused', rejection: { code: 'count-out-of-range', max: OPENS_MAX } };
  if (version === undefined) return { kind: 'refused', rejection: { code: 'unknown-box', boxId } };
  if (version.versionHash !== versionHash)
    return { kind: 'refused', rejection: { code: 'stale-version', versionHash: version.versionHash } };
  const cost = version.odds.price * count;
  const { balance } = before;
  if (cost > balance) return { kind: 'refused', rejection: { code: 'insufficient-gems', cost, balance } };
  const opened = events.filter(BoxOpened.is).map(({ data }) => data);
  const items = opened.map(({ reveal }, n) => ({
    itemId: `${playerId}-${before.items + n + 1}`,
    ...drawn(version, reveal),
  }));
  const opens = opened.map(({ reveal }, n) => ({
    boxId,
    versionHash,
    price: version.odds.price,
    reveal: { ...reveal, index: before.rolls + n + 1 },
    ticket: rollAgain(reveal.userSeed, reveal.serverSeed).ticket,
    skinId: items[n]?.skinId ?? '',
    itemId: items[n]?.itemId ?? '',
    kind: opened[n]?.kind ?? null,
    paidBy: 'gems' as const,
    drop: null,
  }));
  const whole = opens.length === count ? opens : `${count} opens`;
  return { kind: 'done', reply: { balance: balance - cost, opens: whole, items } };
}

function drawn({ odds }: BoxVersion, { userSeed, serverSeed }: { userSeed: string; serverSeed: string }) {
  const { ticket } = rollAgain(userSeed, serverSeed);
  const item = odds.items.find(({ startTicket, endTicket }) => startTicket <= ticket && ticket < endTicket);
  return { skinId: item?.skinId ?? '', value: item?.value ?? 0 };
}
