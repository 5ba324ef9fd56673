import { describe, expect, it } from 'vitest';
import { accepted, combine, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { bindPlatform } from './bind-platform.ts';
import { PlatformBound } from './events.ts';
import { identity } from './state.ts';

const CARD = 'c'.repeat(64);

describe('bind-platform', () => {
  const { given } = specify(combine({ identity }), bindPlatform);

  it('binds one account permanently, and writes nothing if repeated', () => {
    const bound = PlatformBound.of({ login: CARD });
    expect(given().when({ login: CARD }, {}).decision).toEqual(accepted(bound));
    expect(given(bound).when({ login: CARD }, {}).decision).toEqual(accepted());
    expect(given(bound).when({ login: 'd'.repeat(64) }, {}).decision).toEqual(
      rejected({ code: 'platform-known' }),
    );
  });
});
