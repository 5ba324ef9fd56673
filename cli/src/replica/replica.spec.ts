import { expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownPlayedShop } from '../../../test/samples/cli/played-shop.ts';

const { folder, skins } = ownPlayedShop();

it('refuses a replica of a shop whose log has one writer, and leaves nothing', async () => {
  const to = join(folder(), 'copy');
  const refused = await skins('replica', to);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('has one writer, so no other node can start beside it');
  expect(existsSync(to)).toBe(false);
});
