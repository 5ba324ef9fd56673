import { describe, expect, it } from 'vitest';
import { LOOSENED } from '../../api/src/foundation/http/security-headers.ts';
import { sharedShop } from '../http/shop.ts';

const shop = sharedShop([]);
const STRICT = "form-action 'self';";

async function headersOf(path: string): Promise<{ opener: string | null; policy: string }> {
  const { headers } = await shop().client().send('GET', path);
  return {
    opener: headers.get('cross-origin-opener-policy'),
    policy: headers.get('content-security-policy') ?? '',
  };
}

describe('headers', () => {
  it('are relaxed for one page only, besides the cashier’s', () => {
    expect([...LOOSENED.keys()]).toEqual(['/login.html']);
  });

  it('let the page that returns from the platform keep its opener, and relax nothing else', async () => {
    const { opener, policy } = await headersOf('/login.html?state=a');
    expect(opener).toBe('unsafe-none');
    expect(policy).toContain(STRICT);
  });

  it('let the cashier’s form submit to a provider, and relax nothing else', async () => {
    const { opener, policy } = await headersOf('/checkstand.html');
    expect(opener).toBe('same-origin');
    expect(policy).toMatch(/form-action 'self' http:\/\/127\.0\.0\.1:\d+;/);
  });

  it.each(['/', '/user/account', '/login.htm', '/login.html/', '/LOGIN.html', '/checkstand.html/x'])(
    'are strict at %s',
    async (path) => {
      const { opener, policy } = await headersOf(path);
      expect(opener).toBe('same-origin');
      expect(policy).toContain(STRICT);
    },
  );
});
