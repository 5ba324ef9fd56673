import { EpochOpened } from '@skins/engine/epochs';
import { tellersOf } from '../../foundation/admin/tellers.ts';

export const tellers = tellersOf(
  { EpochOpened },
  {
    EpochOpened: ({ epoch }, { say }) =>
      say(
        {
          zh: '日志已从备份恢复：开启第 {epoch} 纪元，此前未公布的种子作废',
          en: 'The log was restored: epoch {epoch} opened, seeds not revealed before are void',
          ru: 'Журнал восстановлен: открыта эпоха {epoch}, нераскрытые сиды аннулированы',
          vi: 'Nhật ký được khôi phục: mở kỷ nguyên {epoch}, hạt giống chưa công bố bị hủy',
        },
        { epoch },
      ),
  },
);
