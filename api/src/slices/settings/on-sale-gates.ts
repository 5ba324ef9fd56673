import { ACTIVITIES } from '@skins/engine/activities';
import { type Catalogue, type Text, boxOf, catalogueAt } from '@skins/engine/catalogue';
import type { PublishedRules } from '@skins/engine/kernel';
import { MOON_BOX } from '@skins/engine/moonbox';
import { EXTRA_DROPS } from '@skins/engine/drops';
import { SEASON } from '@skins/engine/newyear';
import { FRAGMENT_EXCHANGE } from '@skins/engine/props';
import { SIGN_IN_BOARD } from '@skins/engine/signin';
import { TASK_BOARDS } from '@skins/engine/tasks';
import type { Game } from '../../foundation/game/index.ts';
import { type KeptGate, failed, passed } from './gates.ts';
import type { Wording } from './wording.ts';

/** A box or skin in the content of rules, with its place. */
interface Named {
  /** a phase is a box on no shelf */
  readonly kind: 'box' | 'skin' | 'phase';
  readonly id: string;
  readonly field: string;
}

interface Naming {
  readonly rules: PublishedRules<unknown>;
  readonly namedIn: (content: unknown) => readonly Named[];
}

const naming = <Content>(
  rules: PublishedRules<Content>,
  named: (content: Content) => readonly Named[],
): Naming => ({ rules, namedIn: (content) => (rules.fits(content) ? named(content) : []) });

/** Rules that give or require things of the catalogue. A room's prizes are checked when it is created. */
const NAMINGS: readonly Naming[] = [
  naming(TASK_BOARDS, ({ boxes }) =>
    boxes.flatMap(({ task, gives }, k) => [
      ...named('box', gives.of, `/boxes/${k}/gives/of`),
      ...named('box', task.of, `/boxes/${k}/task/of`),
    ]),
  ),
  naming(SIGN_IN_BOARD, ({ every, accumulate }) => [
    ...every.flatMap(({ reward }, k) => namedBy(reward, `/every/${k}/reward`)),
    ...accumulate.flatMap(({ reward }, k) => namedBy(reward, `/accumulate/${k}/reward`)),
  ]),
  naming(ACTIVITIES, ({ activities }) =>
    activities.flatMap(({ steps }, k) =>
      steps.flatMap(({ gives }, n) => namedBy(gives, `/activities/${k}/steps/${n}/gives`)),
    ),
  ),
  naming(SEASON, ({ season }) => [
    ...(season?.prizes ?? []).flatMap(({ reward }, k) => namedBy(reward, `/season/prizes/${k}/reward`)),
    ...(season?.milestones ?? []).flatMap(({ reward }, k) =>
      namedBy(reward, `/season/milestones/${k}/reward`),
    ),
  ]),
  naming(FRAGMENT_EXCHANGE, ({ offers }) =>
    offers.flatMap(({ skinId }, k) => named('skin', skinId, `/offers/${k}/skinId`)),
  ),
  naming(MOON_BOX, ({ open, phases, top }) =>
    open
      ? [
          ...phases.flatMap((boxId, k) => named('phase', boxId, `/phases/${k}`)),
          ...top.flatMap((skinId, k) => named('skin', skinId, `/top/${k}`)),
        ]
      : [],
  ),
  naming(EXTRA_DROPS, ({ tiers }) =>
    tiers.flatMap(({ drops }, k) =>
      drops.flatMap(({ type, of }, n) =>
        named(type === 'skins' ? 'skin' : 'box', of, `/tiers/${k}/drops/${n}/of`),
      ),
    ),
  ),
];

const named = (kind: Named['kind'], id: string | null | undefined, field: string): readonly Named[] =>
  id === null || id === undefined ? [] : [{ kind, id, field }];

const namedBy = (
  { skinId, boxId }: { readonly skinId?: string; readonly boxId?: string },
  field: string,
): readonly Named[] => [
  ...named('skin', skinId, `${field}/skinId`),
  ...named('box', boxId, `${field}/boxId`),
];

/**
 * Checks that everything named in rules is on sale when they take effect, and in all catalogues published for later.
 * @param due milliseconds since 1970
 * @returns nothing for rules that name nothing of the catalogue
 */
export function onSaleGates(game: Game, due: number, name: string, content: unknown): readonly KeptGate[] {
  const found = NAMINGS.find(({ rules }) => rules.name === name);
  if (found === undefined) return [];
  const { history } = game.catalogueState();
  const later = history.publications.filter(({ from }) => from > due).map(({ catalogue }) => catalogue);
  const catalogues = [catalogueAt(history, due), ...later];
  const gone = found.namedIn(content).filter((one) => !catalogues.every((at) => isOnSale(at, one)));
  return gone.length === 0
    ? [passed('on-sale', ALL_THERE)]
    : gone.map((one) => failed('on-sale', missingWords(one), one.field));
}

const isOnSale = ({ boxes, skins, unshelved }: Catalogue, { kind, id }: Named): boolean =>
  ({ box: boxes, skin: skins, phase: unshelved })[kind].has(id);

/**
 * Checks that no rules in force then or later name a box that is retired.
 * @param due milliseconds since 1970
 */
export function stillNamedGates(
  { game, wording }: { readonly game: Game; readonly wording: Wording },
  due: number,
  retired: readonly { readonly boxId: string }[],
): readonly KeptGate[] {
  if (retired.length === 0) return [];
  const catalogue = game.catalogue();
  const nameOf = (boxId: string): Text =>
    boxOf(catalogue, boxId)?.face.name ?? { zh: boxId, en: boxId, ru: boxId, vi: boxId };
  const kept = NAMINGS.flatMap(({ rules, namedIn }) => {
    const { versions } = game.rulesState(rules).history;
    const current = versions.findLastIndex(({ from }) => from <= due);
    const ids = versions.slice(Math.max(0, current)).flatMap(({ content }) => namedIn(content));
    return retired.flatMap(({ boxId }, k) =>
      ids.some(({ kind, id }) => kind !== 'skin' && id === boxId)
        ? [failed('on-sale', stillNamedWords(nameOf(boxId), wording.texts(rules.name)), `/retired/${k}`)]
        : [],
    );
  });
  return kept.length === 0 ? [passed('on-sale', ALL_THERE)] : kept;
}

const ALL_THERE: Text = {
  zh: '奖励中的盲盒与皮肤都在售',
  en: 'The boxes and skins that are given are on sale',
  ru: 'Кейсы и скины из наград есть в продаже',
  vi: 'Hộp và vật phẩm trong phần thưởng đều đang bán',
};

const missingWords = ({ kind, id }: Named): Text =>
  kind === 'phase'
    ? {
        zh: `没有不上架的盲盒 ${id}`,
        en: `There is no box ${id} on no shelf`,
        ru: `Нет кейса ${id} без полки`,
        vi: `Không có hộp ${id} không lên kệ`,
      }
    : kind === 'box'
      ? {
          zh: `盲盒 ${id} 不存在或不在售`,
          en: `Box ${id} does not exist, or is not on sale`,
          ru: `Кейса ${id} нет, или он не продаётся`,
          vi: `Hộp ${id} không tồn tại hoặc không bán`,
        }
      : {
          zh: `皮肤 ${id} 不在目录中`,
          en: `Skin ${id} is not in the catalogue`,
          ru: `Скина ${id} нет в каталоге`,
          vi: `Vật phẩm ${id} không có trong danh mục`,
        };

const stillNamedWords = (box: Text, rules: Text): Text => ({
  zh: `盲盒“${box.zh}”仍在设定“${rules.zh}”的奖励或任务中`,
  en: `Box “${box.en}” is still given, or asked for, by the setting “${rules.en}”`,
  ru: `Кейс «${box.ru}» ещё есть в наградах или заданиях настройки «${rules.ru}»`,
  vi: `Hộp “${box.vi}” vẫn nằm trong phần thưởng hoặc nhiệm vụ của thiết lập “${rules.vi}”`,
});
