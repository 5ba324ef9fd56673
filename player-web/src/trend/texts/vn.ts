import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const vn: Texts<typeof zh> = {
  title: 'Các số của tôi',
  seed: 'Hạt giống của tôi {{seed}}',
  game: 'Trò chơi',
  amount: 'Số lượng',
  types: { boxes: 'Hộp', upgrades: 'Nâng cấp', battles: 'Đối chiến' },
  list: 'Các số, mới nhất trước',
  chart: '{{amount}} số gần nhất, {{above}} số trên 0.5; từng số ở bên dưới',
  independent:
    'Mỗi số sinh ra độc lập, cắt còn sáu chữ số thập phân. Số trước cao hay thấp không đổi số sau.',
};
