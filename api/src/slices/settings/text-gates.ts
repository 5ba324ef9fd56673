import type { Text } from '@skins/engine/catalogue';
import { AGREEMENT } from '@skins/engine/accounts';
import { BANNERS, HELP_TEXTS, LINK_HOSTS } from '@skins/engine/content';
import { type WrittenFault, faultsOfTexts, hostOf, linksIn } from '@skins/engine/written';
import { ANNOUNCEMENTS } from '@skins/engine/welfare';
import type { Game } from '../../foundation/game/index.ts';
import { TEXTS_ASK, text } from '../../foundation/words/index.ts';
import { type KeptGate, failed, passed } from './gates.ts';

const WRITTEN: ReadonlySet<string> = new Set([
  ANNOUNCEMENTS.name,
  HELP_TEXTS.name,
  BANNERS.name,
  AGREEMENT.name,
]);

/**
 * Checks the texts that operators write for players: signs, scripts, titles and links. Each fault is named at its place.
 * @param due time of effect, in milliseconds since 1970
 * @returns nothing for other rules
 */
export function textGates(
  game: Pick<Game, 'rulesAt'>,
  due: number,
  name: string,
  content: unknown,
): readonly KeptGate[] {
  if (!WRITTEN.has(name)) return [];
  const faults = faultsOfTexts(content).map(({ path, fault }) => failed('texts', FAULTS[fault], path));
  const { hosts } = game.rulesAt(LINK_HOSTS, due).content;
  const elsewhere = linksWithin(content, '').flatMap(({ path, to }) => {
    const host = hostOf(to);
    if (name === AGREEMENT.name && host !== undefined) return [failed('link-host', OUTSIDE, path)];
    return host === undefined || hosts.includes(host) ? [] : [failed('link-host', unnamed(host), path)];
  });
  const found = [...faults, ...elsewhere];
  return found.length === 0 ? [passed('texts', TEXTS_ASK)] : found;
}

interface PlacedLink {
  readonly path: string;
  readonly to: string;
}

function linksWithin(part: unknown, path: string): readonly PlacedLink[] {
  if (typeof part === 'string')
    return (path.endsWith('/link') ? [part] : linksIn(part)).map((to) => ({ path, to }));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]: [string, unknown]) =>
    linksWithin(inner, `${path}/${name}`),
  );
}

const FAULTS: Readonly<Record<WrittenFault, Text>> = {
  hidden: text(
    '含有不可见、控制或改变方向的字符，或未合成的字母',
    'It holds a sign that is invisible, controls or turns the direction, or a letter in parts',
    'Есть невидимый или управляющий знак, знак направления или несоставленная буква',
    'Có ký tự ẩn, ký tự điều khiển, ký tự đổi hướng hoặc chữ cái chưa ghép',
  ),
  scripts: text(
    '一个词中混用了拉丁字母与西里尔或希腊字母',
    'A word mixes Latin letters with Cyrillic or Greek ones',
    'В одном слове смешаны латинские и кириллические или греческие буквы',
    'Một từ trộn chữ Latinh với chữ Kirin hoặc Hy Lạp',
  ),
  lines: text(
    '标题须为一行，首尾无空格',
    'A title is one line, without blanks around it',
    'Заголовок — одна строка без пробелов по краям',
    'Tiêu đề là một dòng, không có khoảng trắng ở hai đầu',
  ),
  link: text(
    '链接须指向本店路径（/…）或 https 主机，其文字不能像网址；标题中不能有链接',
    'A link goes to a path of this shop (/…) or an https host, and its words do not look like an address; titles have none',
    'Ссылка ведёт на путь магазина (/…) или узел https, её слова не похожи на адрес; в заголовках ссылок нет',
    'Liên kết dẫn tới đường dẫn của cửa hàng (/…) hoặc máy chủ https, chữ không giống địa chỉ; tiêu đề không có liên kết',
  ),
};

const OUTSIDE = text(
  '玩家同意的文本只能链接到本店路径',
  'Texts that players agree to link to paths of this shop alone',
  'Тексты, на которые соглашаются игроки, ссылаются только на пути магазина',
  'Văn bản người chơi đồng ý chỉ liên kết tới đường dẫn của cửa hàng',
);

const unnamed = (host: string): Text =>
  text(
    `主机 ${host} 不在「可链接的主机」中`,
    `The host ${host} is not named in “Hosts for links”`,
    `Узел ${host} не назван в «Узлы для ссылок»`,
    `Máy chủ ${host} chưa có trong “Máy chủ được liên kết”`,
  );
