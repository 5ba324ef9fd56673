import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownPlayedShop } from '../../../test/samples/cli/played-shop.ts';

const { at, skins } = ownPlayedShop();

it.each(['log.sqlite', 'log.sqlite-wal', 'accounts.sqlite', 'master.secret'])(
  'refuses to overwrite %s of the shop',
  async (name) => {
    const before = ['log.sqlite', 'accounts.sqlite', 'master.secret'].map((file) => readFileSync(at(file)));
    expect(await skins('export', '--out', at(name))).toMatchObject({
      code: 2,
      err: expect.stringContaining('is the shop’s own'),
    });
    expect(['log.sqlite', 'accounts.sqlite', 'master.secret'].map((file) => readFileSync(at(file)))).toEqual(
      before,
    );
    expect(await skins('verify')).toMatchObject({ code: 0 });
  },
);
