import { AssistGiven } from '@skins/engine/assistance';
import { tellersOf } from '../../foundation/admin/tellers.ts';

export const tellers = tellersOf(
  { AssistGiven },
  {
    AssistGiven: ({ helper, helped }, { say }) =>
      say(
        {
          zh: '{helper} 为 {helped} 助力',
          en: '{helper} helped {helped} into the room',
          ru: '{helper} помогает {helped} попасть в комнату',
          vi: '{helper} trợ giúp {helped} vào phòng',
        },
        { helper, helped },
      ),
  },
);
