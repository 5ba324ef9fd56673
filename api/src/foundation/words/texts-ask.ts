import { text } from './setting-words.ts';

/** What texts for players have to be (`faultsOfTexts` in `engine/written`). */
export const TEXTS_ASK = text(
  '文本为纯文本：无控制字符、零宽字符或改变方向的字符，一个词中不混用不同文字；标题为一行且无链接；链接指向本店路径或 https 主机',
  'Texts are plain: no control, zero-width or direction signs, no word of mixed scripts. A title is one line without links. Links go to paths of this shop or to https hosts',
  'Тексты простые: без управляющих, невидимых знаков и знаков направления, без слов из разных алфавитов. Заголовок — одна строка без ссылок. Ссылки ведут на пути магазина или на узлы https',
  'Văn bản thuần: không ký tự điều khiển, ký tự ẩn hay đổi hướng, không từ nào trộn chữ viết. Tiêu đề một dòng, không liên kết. Liên kết dẫn tới đường dẫn của cửa hàng hoặc máy chủ https',
);
