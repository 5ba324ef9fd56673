import type { Text } from '@skins/engine/catalogue';
import { type MoneyLoop, type Way, asNumber, isMore, moneyLoops, waysOf } from '@skins/engine/catalogue/odds';
import type { Game } from '../../foundation/game/index.ts';
import { type KeptGate, failed, passed } from './gates.ts';
import { type Publishing, momentsFrom, priceGraphAt } from './price-graph.ts';

/**
 * Checks whether a change opens a gaining money loop through store, boxes, upgrades, replacing, selling back and invitations. It checks the time
 * of effect and all later times of published changes. Loops that gained as much before are ignored.
 * @param due time of effect, in milliseconds since 1970
 */
export function loopGates(game: Game, due: number, publishing: Publishing): readonly KeptGate[] {
  const opened = new Map<string, MoneyLoop>();
  for (const time of momentsFrom(game, due)) {
    const before = new Map(loopsAt(game, time).map((loop) => [nameOf(loop), loop.gain]));
    for (const loop of loopsAt(game, time, publishing)) {
      const gained = before.get(nameOf(loop));
      if (gained === undefined || isMore(loop.gain, gained)) opened.set(nameOf(loop), loop);
    }
  }
  if (opened.size === 0) return [passed('money-loop', NO_LOOP)];
  return [...opened.values()].map((loop) => failed('money-loop', wordsFor(loop)));
}

const loopsAt = (game: Game, time: number, publishing?: Publishing): readonly MoneyLoop[] =>
  moneyLoops(waysOf(priceGraphAt(game, time, publishing)));

const nameOf = ({ ways }: MoneyLoop): string => ways.map(({ kind, of = '' }) => `${kind} ${of}`).join();

const NO_LOOP: Text = {
  zh: '没有能循环获利的途径',
  en: 'No way round through the shop gains',
  ru: 'Нет кругового пути с выигрышем',
  vi: 'Không có vòng lặp nào sinh lời',
};

const WAYS: Readonly<Record<Way['kind'], Text>> = {
  store: { zh: '商城', en: 'store', ru: 'магазин', vi: 'cửa hàng' },
  box: { zh: '盲盒', en: 'box', ru: 'кейс', vi: 'hộp' },
  upgrade: { zh: '升级', en: 'upgrade', ru: 'улучшение', vi: 'nâng cấp' },
  replace: { zh: '汰换', en: 'replace', ru: 'обмен', vi: 'đổi vật phẩm' },
  'left-over': { zh: '汰换退差', en: 'refund of replacing', ru: 'возврат при обмене', vi: 'hoàn khi đổi' },
  season: { zh: '活动', en: 'season', ru: 'сезон', vi: 'mùa' },
  'sell-back': { zh: '收回', en: 'sell back', ru: 'выкуп', vi: 'mua lại' },
  invitation: { zh: '推广分成', en: 'invitation', ru: 'приглашение', vi: 'mời bạn' },
};

function wordsFor({ ways, gain }: MoneyLoop): Text {
  const round = (language: keyof Text) =>
    ways.map(({ kind, of }) => [WAYS[kind][language], of ?? ''].join(' ').trim()).join(' → ');
  const back = asNumber(gain).toFixed(4);
  return {
    zh: `可循环获利：${round('zh')}，每 1 宝石换回 ${back}`,
    en: `A way round gains: ${round('en')}, ${back} for each gem`,
    ru: `Круговой путь с выигрышем: ${round('ru')}, ${back} за каждый самоцвет`,
    vi: `Vòng lặp sinh lời: ${round('vi')}, ${back} cho mỗi ngọc`,
  };
}
