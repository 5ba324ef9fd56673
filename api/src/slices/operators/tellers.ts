import { operators } from '@skins/engine/operators';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const ROLES = {
  owner: { zh: '店主', en: 'owner', ru: 'владелец', vi: 'chủ cửa hàng' },
  'game-manager': { zh: '游戏运营', en: 'game manager', ru: 'менеджер игр', vi: 'quản lý trò chơi' },
  finance: { zh: '财务', en: 'finance', ru: 'финансы', vi: 'tài chính' },
  support: { zh: '客服', en: 'support', ru: 'поддержка', vi: 'hỗ trợ' },
  content: { zh: '内容', en: 'content', ru: 'контент', vi: 'nội dung' },
  auditor: { zh: '审计', en: 'auditor', ru: 'аудитор', vi: 'kiểm toán' },
} as const;

const REASONS = {
  left: { zh: '离职', en: 'left', ru: 'ушёл', vi: 'đã nghỉ' },
  suspected: { zh: '可疑', en: 'suspected', ru: 'подозрение', vi: 'nghi vấn' },
  replaced: { zh: '换人', en: 'replaced', ru: 'заменён', vi: 'thay người' },
  mistake: { zh: '误加', en: 'added by mistake', ru: 'добавлен по ошибке', vi: 'thêm nhầm' },
} as const;

const ENDS = {
  withdrawn: { zh: '撤回', en: 'withdrawn', ru: 'отозвано', vi: 'rút lại' },
  refused: { zh: '驳回', en: 'refused', ru: 'отклонено', vi: 'từ chối' },
} as const;

const short = (id: string): string => id.slice(0, 8);

export const tellers = tellersOf(operators.events, {
  OperatorAdded: ({ operatorId, role }, { say }) =>
    say(
      {
        zh: '新增运营人员 {id}（{role}）',
        en: 'Operator {id} added ({role})',
        ru: 'Добавлен оператор {id} ({role})',
        vi: 'Thêm nhân viên vận hành {id} ({role})',
      },
      { id: short(operatorId), role: say(ROLES[role]) },
    ),
  OperatorRoleChanged: ({ operatorId, role }, { say }) =>
    say(
      {
        zh: '运营人员 {id} 改为{role}',
        en: 'Operator {id} is now {role}',
        ru: 'Оператор {id} теперь {role}',
        vi: 'Nhân viên {id} đổi thành {role}',
      },
      { id: short(operatorId), role: say(ROLES[role]) },
    ),
  OperatorReset: ({ operatorId }, { say }) =>
    say(
      {
        zh: '运营人员 {id} 的登录凭证由主机重置，一天内不能审批',
        en: 'The machine gave operator {id} new credentials: no approvals for a day',
        ru: 'Машина выдала оператору {id} новые данные входа: день без одобрений',
        vi: 'Máy chủ cấp thông tin đăng nhập mới cho nhân viên {id}: một ngày không được duyệt',
      },
      { id: short(operatorId) },
    ),
  OperatorDisabled: ({ operatorId, reason }, { say }) =>
    say(
      {
        zh: '停用运营人员 {id}（{reason}）',
        en: 'Operator {id} disabled ({reason})',
        ru: 'Оператор {id} отключён ({reason})',
        vi: 'Vô hiệu hoá nhân viên {id} ({reason})',
      },
      { id: short(operatorId), reason: say(REASONS[reason]) },
    ),
  ApprovalModeSet: ({ mode }, { say }) =>
    mode === 'pairs'
      ? say({
          zh: '改动须两人批准',
          en: 'Changes take two persons',
          ru: 'Изменения требуют двоих',
          vi: 'Thay đổi cần hai người',
        })
      : say({
          zh: '改动可由一人批准（公示后生效）',
          en: 'Changes take one person, once the notice is over',
          ru: 'После уведомления изменения требует один человек',
          vi: 'Sau thông báo, một người có thể thay đổi',
        }),
  ChangeProposed: ({ proposalId, hash }, { say }) =>
    say(
      {
        zh: '提议改动 {id}（{hash}…）',
        en: 'Change {id} proposed ({hash}…)',
        ru: 'Предложено изменение {id} ({hash}…)',
        vi: 'Đề xuất thay đổi {id} ({hash}…)',
      },
      { id: short(proposalId), hash: hash.slice(0, 12) },
    ),
  ChangeApproved: ({ proposalId }, { say }) =>
    say(
      {
        zh: '批准改动 {id}',
        en: 'Change {id} approved',
        ru: 'Изменение {id} одобрено',
        vi: 'Phê duyệt thay đổi {id}',
      },
      { id: short(proposalId) },
    ),
  ChangeDropped: ({ proposalId, reason }, { say }) =>
    say(
      {
        zh: '改动 {id} 已{how}',
        en: 'Change {id} {how}',
        ru: 'Изменение {id}: {how}',
        vi: 'Thay đổi {id}: {how}',
      },
      { id: short(proposalId), how: say(ENDS[reason]) },
    ),
  ChangeStopped: ({ proposalId }, { say }) =>
    say(
      {
        zh: '改动 {id} 停止：批准人已停用',
        en: 'Change {id} stopped: its approver was disabled',
        ru: 'Изменение {id} остановлено: одобривший отключён',
        vi: 'Thay đổi {id} bị dừng: người phê duyệt đã bị vô hiệu hoá',
      },
      { id: short(proposalId) },
    ),
});
