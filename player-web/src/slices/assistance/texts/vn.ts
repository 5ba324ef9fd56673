import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Trợ giúp bạn bè',
  noLink: 'Liên kết không có mã chia sẻ. Hãy nhờ bạn bè gửi lại.',
  registerToHelp: 'Đăng ký và trợ giúp',
  login: 'Đăng nhập',
  asks: '{{friend}} nhờ bạn trợ giúp vào phòng “{{room}}”',
  helped: 'Bạn bè đã trợ giúp',
  help: 'Trợ giúp',
  thanks: 'Đã trợ giúp bạn bè',
  over: 'Phòng này không cần trợ giúp nữa.',
  rules: 'Mỗi phòng trợ giúp một lần, không tự trợ giúp, mỗi thiết bị tính một lần. Không tốn gì cả.',
  unanswered: 'Chưa có phản hồi; hãy xem lại sau',
  held: {
    self: 'Đây là liên kết của bạn: hãy gửi cho bạn bè',
    given: 'Bạn đã trợ giúp trong phòng này',
    device: 'Thiết bị này đã trợ giúp trong phòng này',
  },
};
