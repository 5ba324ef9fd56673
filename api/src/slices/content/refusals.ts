import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'picture-unreadable': refusal(400, 1087, {
    zh: '无法读取该图片：请上传完整的 PNG、JPEG 或 WebP 静态图片',
    en: 'This picture cannot be read: send a whole PNG, JPEG or WebP picture that does not move',
    ru: 'Изображение не читается: отправьте целый неподвижный файл PNG, JPEG или WebP',
    vi: 'Không đọc được hình: hãy gửi tệp PNG, JPEG hoặc WebP nguyên vẹn, không chuyển động',
  }),
  'picture-too-large': refusal(413, 1088, {
    zh: '图片过大：最多 6 MB、4000 万像素',
    en: 'This picture is too large: at most 6 MB and 40 million pixels',
    ru: 'Изображение слишком велико: не более 6 МБ и 40 миллионов пикселей',
    vi: 'Hình quá lớn: tối đa 6 MB và 40 triệu điểm ảnh',
  }),
  'pictures-full': refusal(409, 1089, {
    zh: '图片数量已达上限',
    en: 'The shop keeps as many pictures as it may',
    ru: 'Достигнуто наибольшее число изображений',
    vi: 'Đã đạt số hình tối đa',
  }),
} satisfies Omit<
  RefusalsOf<typeof contract>,
  'may-not' | 'proof-needed' | 'proof-wrong' | 'too-many-guesses'
>;
