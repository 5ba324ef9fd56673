import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { claimIdentity } from './claim-identity.ts';
import { IdentityClaimed, IdentityReleased } from './events.ts';
import { identityOwner } from './state.ts';

const ANNA = { kind: 'card', playerId: 'anna0000' } as const;
const BEN = { kind: 'card', playerId: 'ben00000' } as const;
const claimed = (who: typeof ANNA | typeof BEN, first = true) => IdentityClaimed.of({ ...who, first });

describe('claim-identity', () => {
  const { given } = specify(identityOwner, claimIdentity);

  it('claims a free identity, and says whether it is new to the shop', () => {
    expect(given().when(ANNA, {}).decision).toEqual(accepted(claimed(ANNA)));
    expect(given(claimed(ANNA), IdentityReleased.of(ANNA)).when(BEN, {}).decision).toEqual(
      accepted(claimed(BEN, false)),
    );
  });

  it("refuses another player's identity, and writes nothing if repeated", () => {
    const { decision } = given(claimed(BEN)).when(ANNA, {});
    expect(decision).toEqual(rejected({ code: 'identity-taken', playerId: 'ben00000' }));
    expect(given(claimed(ANNA)).when(ANNA, {}).decision).toEqual(accepted());
  });
});
