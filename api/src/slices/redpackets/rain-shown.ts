import { entrantOf, isIndependent } from '@skins/engine/fairness';
import { idOf, streamOf, toGems } from '@skins/engine/kernel';
import { type Rain, leftOf, rainPhaseOf, sumOf } from '@skins/engine/redpackets';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { RainEvidence, redRain } from './contract.ts';
import type { Static } from 'typebox';

type Shown = NonNullable<DataOf<typeof redRain>>;
export type Announced = NonNullable<Rain['announced']>;

/** Returns a rain's state as players see it at a time. */
export function stateOf(rain: Rain, time: number): Shown['rain']['state'] {
  const phase = rainPhaseOf(rain);
  if (phase === 'cancelled') return 'cancelled';
  if (phase === 'ended') return 'over';
  const { start = Infinity, endsAt = Infinity } = rain.announced ?? {};
  if (phase === 'closed' || time >= endsAt) return 'paying';
  return time >= start ? 'falling' : 'announced';
}

/** Returns a rain as players see it. */
export function rainShown(rain: Rain, announced: Announced, language: Language, time: number): Shown['rain'] {
  const { start, endsAt, terms, seedHash, source } = announced;
  return {
    id: idOf(streamOf(announced.place)),
    state: stateOf(rain, time),
    name: inLanguage(terms.name, language),
    announcedAt: announced.time,
    start,
    endsAt,
    total: toGems(terms.total),
    issued: toGems(terms.total - leftOf(rain)),
    packets: rain.packets,
    players: rain.grabbed.size,
    perPlayer: terms.perPlayer,
    table: terms.table.map(({ amount, weight }) => ({ amount: toGems(amount), weight })),
    seedHash,
    seed: rain.closed?.seed ?? null,
    round: {
      number: source.round,
      time: source.time,
      chain: source.chain.hash,
      randomness: rain.drawn?.by.randomness ?? null,
      independent: isIndependent(source),
    },
  };
}

/** Returns a player's part in a rain. @param paid whether their packets are credited */
export function mineOf(rain: Rain, playerId: string, paid: boolean): NonNullable<Shown['mine']> {
  const amounts = rain.grabbed.get(playerId)?.amounts ?? [];
  return {
    entrant: entrantOf(nativeSha256, playerId),
    packets: amounts.map(toGems),
    total: toGems(sumOf(amounts)),
    paid,
  };
}

/** A packet in the order of the log. */
export interface LoggedPacket {
  readonly player: string;
  readonly n: number;
  readonly amount: number;
}

/** Returns the evidence of a rain. It lists packets once the seed is public. */
export function evidenceOf(
  rain: Rain,
  announced: Announced,
  packets: readonly LoggedPacket[],
): Static<typeof RainEvidence> {
  const { sealed, drawn, closed } = rain;
  const { terms, source } = announced;
  return {
    kind: 'rain',
    rain: streamOf(announced.place),
    announced: announced.time,
    start: announced.start,
    total: terms.total,
    perPlayer: terms.perPlayer,
    table: terms.table.map(({ amount, weight }) => ({ amount, weight })),
    seedHash: announced.seedHash,
    seed: closed?.seed ?? null,
    source,
    sealed: sealed === undefined ? null : { note: sealed.note, time: sealed.time },
    round: drawn?.by ?? null,
    packets:
      closed === undefined
        ? []
        : packets.map(({ player, n, amount }) => ({ entrant: entrantOf(nativeSha256, player), n, amount })),
  };
}
