import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Lịch sử của tôi',
  lede: 'Mọi việc bạn đã làm ở đây: mỗi dòng đều có trong nhật ký, mọi kết quả quay bạn đều tự kiểm chứng được.',
};
