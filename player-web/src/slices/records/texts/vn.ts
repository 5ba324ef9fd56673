import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh, 'VN'> = {
  title: 'Lịch sử của tôi',
  lede: 'Mọi việc bạn đã làm ở đây: mỗi dòng đều có trong nhật ký, mọi kết quả quay bạn đều tự kiểm chứng được.',
  count_other: '{{count, number}} mục',
  last: 'gần nhất: {{time}}',
  nothing: 'Chưa có gì',
  unknown: 'Tạm thời chưa đọc được',
};
