import { battleDetail, battleRules, createBattle, joinBattle } from '@skins/api/battles/contract';
import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails } from '@skins/api/boxes/contract';
import type { BodyOf } from '@skins/api/contract';
import { type Player, freshPhone, newPlayer } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';

// Battles as players play them over HTTP.

export const BOX = { ...CHEAP, id: 'test-battle', number: 9_005, price: '10', best: '4000' };
export const OTHER = { ...CHEAP, id: 'test-other', number: 9_006, price: '7.5', best: '90' };

type Making = Partial<Omit<BodyOf<typeof createBattle>, 'boxes'>> & { readonly boxes?: readonly string[] };

/** Returns the steps of battles at a shop. */
export function battlesAt(shop: () => Shop) {
  const player = (device = freshPhone()) => newPlayer(shop().client(), freshPhone(), device);

  const bodyOf = (making: Making = {}) => bodyAt(shop, making);

  const create = async ({ client }: Player, making: Making = {}) =>
    client.ask(createBattle, { body: await bodyOf(making) });
  const join = ({ client }: Player, battleId: string) => client.ask(joinBattle, { body: { battleId } });
  const detailOf = ({ client }: Pick<Player, 'client'>, id: string) =>
    client.ask(battleDetail, { query: { id } });
  const balanceOf = async ({ client }: Player) => (await client.ask(userInfo)).balance;

  async function goOn(id: string): Promise<void> {
    const { flows } = shop().serving().service;
    await flows.retry(`battle-${id}#1`);
    await flows.idle();
  }

  /** Waits until a battle's flow has brought it to a state. */
  async function reached(id: string, ...states: readonly string[]): Promise<string> {
    for (;;) {
      await goOn(id);
      const { battle } = await detailOf({ client: shop().client() }, id);
      if (states.includes(battle.state)) return battle.state;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Lets a full battle be signed and drawn. */
  async function drawn(id: string): Promise<void> {
    for (;;) {
      await goOn(id);
      const { evidence } = await detailOf({ client: shop().client() }, id);
      if (evidence.sealed !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    letPass(20_000);
    await reached(id, 'running');
  }

  /** Lets a drawn battle be shown to its end. */
  async function shown(id: string): Promise<void> {
    letPass(400_000);
    await reached(id, 'finished');
    await goOn(id);
    await shop().settled();
  }

  async function played(id: string): Promise<void> {
    await drawn(id);
    await shown(id);
  }

  return { player, bodyOf, create, join, detailOf, balanceOf, goOn, reached, drawn, shown, played };
}

/** Returns the body of a creation, of the box versions on sale. */
async function bodyAt(shop: () => Shop, { boxes = [BOX.id, OTHER.id, BOX.id], ...making }: Making) {
  const client = shop().client();
  const { rulesHash } = await client.ask(battleRules);
  const versions = await Promise.all(
    boxes.map(async (boxId) => {
      const { versionHash } = await client.ask(boxDetails, { query: { boxId } });
      return { boxId, versionHash };
    }),
  );
  return {
    boxes: versions,
    seats: 2,
    teams: 0,
    rule: 'highest' as BodyOf<typeof createBattle>['rule'],
    open: true,
    rulesHash,
    ...making,
  };
}
