import { moonboxInfo, moonboxOpen } from '@skins/api/moonbox/contract';
import { type CatalogueChange, NO_SHELF } from '@skins/engine/catalogue';
import { MOON_BOX, type MoonTerms } from '@skins/engine/moonbox';
import type { Player } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeCatalogue, changeRules } from '../samples/api/operator.ts';

// The moon box as players open it over HTTP.

/** Phases of tests: only the full moon gives the top tier, nine times of ten. */
export const WAXING = Array.from({ length: 8 }, (_, phase) => `test-moon-${phase}`);
const TOP = 'lr90-qiyao-fn';
const REST = 'p12-yuebai-fn';
const inAll = (text: string) => ({ zh: `${text} 月`, en: text, ru: `${text} и`, vi: `${text} ộ` });

/** of a phase but the full one, 1/10,000 gem */
const PRICE = 30_000;
const TICKET = '0.000000059604644775390625';
const ALL_BUT_ONE = '0.999999940395355224609375';

/** The publication of the phases of tests. */
const PHASES: CatalogueChange = {
  skins: [],
  shelves: [],
  retired: [],
  boxes: WAXING.map((boxId, phase) => ({
    boxId,
    price: phase === 7 ? 7_600_000 : PRICE,
    face: {
      number: 9_101 + phase,
      shelfId: NO_SHELF,
      name: inAll(`Test moon ${phase}`),
      lede: inAll('A moon of tests'),
      image: '/art/case/nebula.230.5.moon.svg',
      hero: TOP,
    },
    items: [
      { skinId: TOP, probability: phase === 7 ? '0.9' : TICKET },
      { skinId: REST, probability: phase === 7 ? '0.1' : ALL_BUT_ONE },
    ],
  })),
};

/** Returns the steps of the moon box at a shop. */
export function moonAt(shop: () => Shop) {
  const seen = ({ client }: Player) => client.ask(moonboxInfo);

  /** What a press that a player makes now sends. */
  async function pressOf(player: Player) {
    const { phase, phases, rulesHash } = await seen(player);
    return { phase, versionHash: phases[phase]?.versionHash ?? '', rulesHash };
  }

  const press = async (player: Player) => player.client.ask(moonboxOpen, { body: await pressOf(player) });

  /** Publishes rules of the moon box, and lets their notice pass. */
  async function season(change: Partial<MoonTerms>): Promise<void> {
    const { game } = shop().serving().service;
    const from = await changeRules(game, MOON_BOX, { ...MOON_BOX.first, ...change });
    letPass(Math.max(0, from - game.clock()));
  }

  /** Publishes the phases of tests and a season that opens them. */
  async function wax(name: string): Promise<void> {
    const { game } = shop().serving().service;
    if (game.catalogue().unshelved.get(WAXING[0] ?? '') === undefined)
      letPass(Math.max(0, (await changeCatalogue(game, PHASES)) - game.clock()));
    await season({ season: name, phases: WAXING, top: [TOP] });
  }

  return { seen, pressOf, press, season, wax };
}
