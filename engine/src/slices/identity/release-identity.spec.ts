import { describe, expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { IdentityClaimed, IdentityReleased } from './events.ts';
import { releaseIdentity } from './release-identity.ts';
import { identityOwner } from './state.ts';

const ANNA = { kind: 'card', playerId: 'anna0000' } as const;
const BEN = { kind: 'card', playerId: 'ben00000' } as const;
const claimed = (who: typeof ANNA | typeof BEN, first = true) => IdentityClaimed.of({ ...who, first });

describe('release-identity', () => {
  const { given } = specify(identityOwner, releaseIdentity);

  it('frees the player’s identity, and nothing else', () => {
    expect(given(claimed(ANNA)).when(ANNA, {}).decision).toEqual(accepted(IdentityReleased.of(ANNA)));
    expect(given(claimed(BEN)).when(ANNA, {}).decision).toEqual(accepted());
    expect(given().when(ANNA, {}).decision).toEqual(accepted());
  });
});
