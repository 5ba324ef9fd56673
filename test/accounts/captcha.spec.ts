import { MasterSecret } from '@skins/api/foundation/secrets';
import { beforeEach, expect, it } from 'vitest';
import { Captcha, captchaUsed } from '../../api/src/slices/accounts/captcha.ts';
import { overBoth } from '../tables/databases.ts';
import { type Solved, solved } from './sample-solver.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const TEN_MINUTES_MS = 600_000;

let now = 1_000_000_000_000;
/** Returns the ticket of a solution after `change`. */
function forged({ ticket }: Solved, change: (payload: string) => string): string {
  const payload = Buffer.from(ticket, 'base64').toString('utf8');
  return Buffer.from(change(payload)).toString('base64');
}

overBoth('a captcha solution', [captchaUsed], ({ tables }) => {
  let captcha: Captcha;
  beforeEach(() => {
    captcha = new Captcha(tables(), SECRET, () => now);
  });
  const work = async (device = 'device'): Promise<Solved> => solved(await captcha.challenge(device));

  it('works once, also after a restart, and identifies its device', async () => {
    const [first, second] = [await work(), await work()];
    const device = await captcha.take(first.ticket, first.randStr);

    expect(device).toMatch(/^[0-9a-f]{64}$/);
    expect(await captcha.take(second.ticket, second.randStr)).toBe(device);
    for (const again of [captcha, new Captcha(tables(), SECRET, () => now)])
      expect(await again.take(first.ticket, first.randStr)).toBeUndefined();
  });

  it('serves one of two concurrent uses', async () => {
    const { ticket, randStr } = await work();
    const taken = await Promise.all([captcha.take(ticket, randStr), captcha.take(ticket, randStr)]);

    expect(taken.filter((device) => device !== undefined)).toHaveLength(1);
  });

  it('expires after ten minutes', async () => {
    const { ticket, randStr } = await work();
    now += TEN_MINUTES_MS;

    expect(await captcha.take(ticket, randStr)).toBeUndefined();
  });

  it('is refused if it is foreign, changed or wrong', async () => {
    const done = await work();
    const foreign = await solved(
      await new Captcha(tables(), new MasterSecret('0c'.repeat(32)), () => now).challenge('device'),
    );
    const wrong = [
      { ...done, randStr: 'f'.repeat(32) },
      { ...done, ticket: forged(done, (text) => text.replace(/"derivedKey":"\w/, '"derivedKey":"0f')) },
      { ...done, ticket: forged(done, (text) => text.replace(/"cost":\d+/, '"cost":1')) },
      { ...done, ticket: forged(done, (text) => text.replace(/"until":\d/, '"until":2')) },
      { ...done, ticket: forged(done, () => '{}') },
      { ...done, ticket: '' },
      { ...done, ticket: 'x'.repeat(100_000) },
      foreign,
    ];
    for (const { ticket, randStr } of wrong) expect(await captcha.take(ticket, randStr)).toBeUndefined();

    expect(await captcha.take(done.ticket, done.randStr)).toBeDefined();
  });
});
