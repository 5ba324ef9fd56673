import { type PictureUse, content } from '@skins/engine/content';
import type { Text } from '@skins/engine/catalogue';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { text } from '../../foundation/words/index.ts';

const USES: Readonly<Record<PictureUse, Text>> = {
  banner: text('横幅', 'banners', 'баннеры', 'biểu ngữ'),
  skin: text('皮肤', 'skins', 'скины', 'vật phẩm'),
  box: text('盲盒', 'boxes', 'кейсы', 'hộp'),
  room: text('房间', 'rooms', 'комнаты', 'phòng'),
};

export const tellers = tellersOf(content.events, {
  PictureAdded: ({ hash, use }, { say }) =>
    say(
      {
        zh: '新增图片（{use}，{hash}…）',
        en: 'Picture added for {use} ({hash}…)',
        ru: 'Добавлено изображение: {use} ({hash}…)',
        vi: 'Thêm hình cho {use} ({hash}…)',
      },
      { use: say(USES[use]), hash: hash.slice(0, 12) },
    ),
});
