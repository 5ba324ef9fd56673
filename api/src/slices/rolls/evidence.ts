import { streamOf } from '@skins/engine/kernel';
import type { Drawn, Room } from '@skins/engine/rolls';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { roomDetail } from './contract.ts';
import type { Created } from './room-shown.ts';

export type Evidence = DataOf<typeof roomDetail>['evidence'];

/** Returns everything that decides a room's draw, from its own stream. */
export function evidenceOf(room: Room, created: Created, passed: Evidence['passed']): Evidence {
  const { closed, frozen, sealed, drawn, voided, cancelled } = room;
  const by = drawn?.by;
  const off = voided ?? cancelled;
  return {
    draw: streamOf(created.place),
    source: sourceOf(created),
    closesAt: created.closesAt,
    closed: closed?.time ?? null,
    frozen: frozen ? { count: frozen.count, root: frozen.root, time: frozen.time } : null,
    sealed: sealed ? { size: sealed.size, root: sealed.root, note: sealed.note, time: sealed.time } : null,
    round: by !== undefined && 'round' in by ? by : null,
    seed: by !== undefined && 'seed' in by ? by.seed : null,
    drawn: drawn?.time ?? null,
    prizes: created.prizes.length,
    winners: drawn?.winners.map(publicOf) ?? [],
    reserves: drawn?.reserves.map(publicOf) ?? [],
    passed,
    voided: off ? { reason: off.reason, time: off.time } : null,
  };
}

const publicOf = ({ n, entrant, userSeed, proof }: Drawn) => ({ n, entrant, userSeed, proof });

const sourceOf = ({ source }: Created): Evidence['source'] =>
  'chain' in source
    ? { kind: 'beacon', chain: source.chain, round: source.round, time: source.time }
    : { kind: 'house', commitment: source.commitment };

/** Returns prizes that passed to reserves, as entry numbers: from the drawn winner to the present one. */
export function passedIn({ drawn, winners }: Room): Evidence['passed'] {
  if (drawn === undefined) return [];
  const numbers = new Map([...drawn.winners, ...drawn.reserves].map(({ joined, n }) => [joined, n]));
  return drawn.winners.flatMap(({ joined, n }, k) => {
    const now = winners[k] ?? null;
    if (now?.joined === joined) return [];
    return [{ rank: k + 1, from: n, to: now === null ? null : (numbers.get(now.joined) ?? null) }];
  });
}
