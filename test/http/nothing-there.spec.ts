import { battleDetail } from '@skins/api/battles/contract';
import { boxDetails } from '@skins/api/boxes/contract';
import { upgradeDetail, upgradeReplay, upgradeUserInfo, upgradeUserRecord } from '@skins/api/hall/contract';
import { profileOf } from '@skins/api/profile/contract';
import { redEvidence } from '@skins/api/redpackets/contract';
import { roomDetail } from '@skins/api/rolls/contract';
import { wishDetail } from '@skins/api/wishes/contract';
import { describe, expect, it } from 'vitest';
import { ownShop } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';

const shop = ownShop([CHEAP]);
const id = 'zzz';

// People see these answers on pages whose address they typed: it says what is not there, never a pattern.
describe('a name that no thing can have', () => {
  it.each([
    [
      'player',
      'no upgrades of such a player',
      () => shop().client().refused(upgradeUserInfo, { query: { id } }),
    ],
    [
      'player',
      'no upgrades of such a player',
      () => shop().client().refused(upgradeUserRecord, { query: { id } }),
    ],
    [
      'upgrade',
      'no such upgrade',
      () =>
        shop()
          .client()
          .refused(upgradeReplay, { query: { position: id } }),
    ],
    [
      'skin',
      'There is no such skin',
      () =>
        shop()
          .client()
          .refused(upgradeDetail, { query: { skinId: id } }),
    ],
    ['page', 'no page of this player', () => shop().client().refused(profileOf, { query: { id } })],
    ['battle', 'no such battle', () => shop().client().refused(battleDetail, { query: { id } })],
    ['wish', 'no such wish', () => shop().client().refused(wishDetail, { query: { id } })],
    ['room', 'no such room', () => shop().client().refused(roomDetail, { query: { id } })],
    ['rain', 'rain', () => shop().client().refused(redEvidence, { query: { id } })],
    [
      'box',
      'There is no such box',
      () =>
        shop()
          .client()
          .refused(boxDetails, { query: { boxId: id } }),
    ],
  ])('is answered as an unknown %s: %s', async (_, words, refused) => {
    const { code, errMsg } = await refused();
    expect(code).toBe(404);
    expect(errMsg).toContain(words);
  });
});
