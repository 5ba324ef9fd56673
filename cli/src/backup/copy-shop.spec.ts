import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@skins/api';
import { copyDatabase, dataFolder, erasedPlayers, registeredPlayers } from '@skins/api/foundation/files';
import { sqlitePlace } from '@skins/api/foundation/store';
import { playersKnown } from '@skins/api/foundation/tables';
import { expect, it } from 'vitest';
import { overwritePages, ownPlayedShop } from '../../../test/samples/cli/played-shop.ts';
import { copyShop } from './copy-shop.ts';

const { folder, at } = ownPlayedShop();

it('copies a player who is erased meanwhile either with their data or with the erasure', async () => {
  const serving = await serve({
    folder: join(folder(), 'data'),
    host: '127.0.0.1',
    port: 0,
    environment: { SKINS_LOG: 'silent', SKINS_MARK: join(folder(), 'marks') },
    said: 'moved',
  });
  try {
    const from = dataFolder(join(folder(), 'data'));
    const to = dataFolder(join(folder(), 'copy'));
    mkdirSync(to.folder);
    const [player = ''] = await registeredPlayers(sqlitePlace(from.log));
    await copyShop(from.folder, to.folder, {}, async (source, target) => {
      await copyDatabase(source, target);
      if (source === from.log) await serving.service.desks.erasure.eraser.erase(player, 'erasure');
    });

    const known = (await playersKnown(sqlitePlace(to.log), to.accounts)).has(player);
    const erased = (await erasedPlayers(sqlitePlace(to.log), [player])).has(player);
    expect({ known, erased }).toEqual({ known: false, erased: true });
  } finally {
    await serving.close();
  }
});

it('copies a shop whose accounts are damaged, so that its log is not lost', async () => {
  const to = dataFolder(join(folder(), 'copy'));
  mkdirSync(to.folder);
  const [player = ''] = await registeredPlayers(sqlitePlace(at('log.sqlite')));
  overwritePages(at('accounts.sqlite'), 1, player);
  await copyShop(join(folder(), 'data'), to.folder, {});

  expect(await registeredPlayers(sqlitePlace(to.log))).toEqual([player]);
  expect(existsSync(to.accounts)).toBe(true);
});
