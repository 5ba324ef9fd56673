import { type BeaconChain, independentChain, roundAt, timeOfRound } from './beacon-rounds.ts';

/** A round that will draw, as events and evidence name it. */
interface Fixed {
  readonly chain: Pick<BeaconChain, 'hash' | 'publicKey'>;
}

interface FixedAt {
  readonly chain: BeaconChain;
  readonly round: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** Returns the first round at or after a time and, if given, not below a number. @param earliest milliseconds since 1970 */
export function fixedRound(chain: BeaconChain, earliest: number, least = 1): FixedAt {
  const { hash, publicKey, genesisTime, period } = chain;
  const round = Math.max(least, roundAt(chain, earliest));
  return { chain: { hash, publicKey, genesisTime, period }, round, time: timeOfRound(chain, round) };
}

/** Tests whether no shop can steer a source: it is a beacon of others, under their key. A house seed never is. */
export const isIndependent = (source: Fixed | object): boolean =>
  'chain' in source && independentChain(source.chain.hash)?.publicKey === source.chain.publicKey;

/** Returns the ceiling that binds: a lower one where the shop could steer. */
export const ceilingFor = (
  source: Fixed | object,
  { ceiling, houseCeiling }: { readonly ceiling: number; readonly houseCeiling: number },
): number => (isIndependent(source) ? ceiling : houseCeiling);
