import { canonicalJson } from '@skins/engine/kernel';
import type { Text } from '@skins/engine/catalogue';
import { ANNOUNCEMENTS, NOTICE_TYPES, type Notice, type NoticeType, noticesAt } from '@skins/engine/welfare';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import { asRead } from '../content/links.ts';
import type { newNotices, notices } from './contract.ts';

type Shop = Pick<Game, 'rulesAt' | 'clock'>;

const VERSION_DIGITS = 16;
const NAMES: Readonly<Record<NoticeType, Text>> = {
  activity: { zh: '活动公告', en: 'Activities', ru: 'События', vi: 'Hoạt động' },
  update: { zh: '更新公告', en: 'Updates', ru: 'Обновления', vi: 'Cập nhật' },
  rules: { zh: '规则说明', en: 'Rules', ru: 'Правила', vi: 'Quy tắc' },
};

/** Returns the present announcements. */
function shownNow(game: Shop): readonly Notice[] {
  const now = game.clock();
  return noticesAt(game.rulesAt(ANNOUNCEMENTS, now).content, now);
}

/** Returns the announcements as a menu of two levels, without empty kinds. */
export function menuOf(game: Shop, language: Language): DataOf<typeof notices> {
  const shown = shownNow(game);
  const read = asRead(game);
  return NOTICE_TYPES.map((kind, type) => ({ type, kind, own: shown.filter((one) => one.type === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ type, kind, own }, at) => ({
      type,
      name: inLanguage(NAMES[kind], language),
      isChacked: at === 0,
      secondLevel: own.map(({ id, title, content, since }) => ({
        id,
        title: read(inLanguage(title, language)),
        content: read(inLanguage(content, language)),
        time: since,
      })),
    }));
}

/** Returns a version that changes with any visible announcement. */
export function versionNow(game: Shop): DataOf<typeof newNotices> {
  const shown = shownNow(game);
  return { version: nativeSha256(canonicalJson(shown)).slice(0, VERSION_DIGITS), count: shown.length };
}
