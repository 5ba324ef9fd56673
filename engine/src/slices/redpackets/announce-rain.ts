import { type BeaconChain, RAIN_ROUND_BEFORE_MS, fixedRound } from '../../fairness/index.ts';
import { type Command, type Moment, type RulesInForce, accepted, rejected } from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import { RainAnnounced } from './events.ts';
import type { RedPacketRules } from './settings/events.ts';
import { type Rain, rainPhaseOf } from './state.ts';
import { ANNOUNCE_BEFORE_MS, ANNOUNCE_EARLIEST_MS } from './times.ts';

interface AnnounceRain {
  /** milliseconds since 1970 */
  readonly start: number;
}

export interface AnnounceRainContext extends Moment {
  readonly rules: RulesInForce<RedPacketRules>;
  readonly houseOffset: number;
  /** undefined: this shop has no beacon */
  readonly chain: BeaconChain | undefined;
  readonly seedHash: string;
  readonly epoch: number;
}

export type AnnounceRainRejection =
  | { readonly code: 'rain-not-planned' }
  | { readonly code: 'rain-too-near' }
  | { readonly code: 'beacon-away' };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Returns the minute of the house day at which a time stands; undefined within a minute. */
export function houseMinute(time: number, houseOffset: number): number | undefined {
  if (time % MINUTE_MS !== 0) return undefined;
  return (((time / MINUTE_MS + houseOffset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** Reserves a rain's total and commits to its seed. Writes nothing if repeated. */
export const announceRain: Command<Rain, AnnounceRain, AnnounceRainContext, AnnounceRainRejection, null> = {
  name: 'announce-rain',
  decide(rain, { start }, { time, at, rules, houseOffset, chain, seedHash, epoch }) {
    if (rainPhaseOf(rain) !== 'none') return accepted();
    const { open, starts, name, total, perPlayer, seconds, table } = rules.content;
    const minute = houseMinute(start, houseOffset);
    if (!open || minute === undefined || !starts.includes(minute))
      return rejected({ code: 'rain-not-planned' });
    const ahead = start - time;
    if (ahead < ANNOUNCE_BEFORE_MS || ahead > ANNOUNCE_EARLIEST_MS)
      return rejected({ code: 'rain-too-near' });
    if (chain === undefined) return rejected({ code: 'beacon-away' });
    return accepted(
      RainAnnounced.of({
        start,
        endsAt: start + seconds * 1_000,
        terms: { name, total, perPlayer, seconds, table, rulesHash: rules.hash },
        seedHash,
        source: fixedRound(chain, start - RAIN_ROUND_BEFORE_MS),
        epoch,
      }),
      moved('rain-reserve', { from: 'house', to: 'escrow', amount: total }, at),
    );
  },
  reply: () => null,
};

/** Returns a transfer between the shop's own accounts. */
export const moved = (
  reason: string,
  posting: { readonly from: string; readonly to: string; readonly amount: number },
  cause: string,
) => WalletPosted.of({ reason, postings: [posting], balance: 0, cause });
