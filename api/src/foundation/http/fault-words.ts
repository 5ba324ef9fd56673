/** How a language describes what is wrong with a part of a request. Field names are always the contract's. */
export interface Words {
  /** name of a whole request body */
  readonly body: string;
  readonly missing: (fields: string) => string;
  readonly unexpected: (field: string, expected: string) => string;
  readonly noJson: (field: string) => string;
  /** a range of rows, written as [first, last] */
  readonly badRange: (field: string, rowsMax: number) => string;

  readonly between: (least: number, most: number) => string;
  readonly atLeast: (least: number) => string;
  readonly atMost: (most: number) => string;
  readonly above: (bound: number) => string;
  readonly below: (bound: number) => string;
  readonly multipleOf: (step: number) => string;
  readonly both: (one: string, other: string) => string;

  readonly object: string;
  readonly objectOf: (fields: string) => string;
  /** exactly this value */
  readonly value: (value: string) => string;
  readonly oneOf: (values: string) => string;
  /** one of several kinds of values, each already described */
  readonly either: (kinds: readonly string[]) => string;
  readonly form: (pattern: string) => string;
  /** limits are described by the functions above, or a number, or empty */
  readonly wholeNumber: (limits: string) => string;
  readonly number: (limits: string) => string;
  /** with a limited number of decimal places */
  readonly decimal: (limits: string, places: number) => string;
  readonly text: (limits: string) => string;
  readonly list: (limits: string) => string;
}

export const ZH: Words = {
  body: 'body',
  missing: (fields) => `缺少 ${fields}`,
  unexpected: (field, expected) => `${field} 必须是${expected}`,
  noJson: (field) => `${field} 不是有效的 JSON`,
  badRange: (field, rowsMax) => `${field} 的终点不能早于起点，且最多 ${rowsMax} 行`,
  between: (least, most) => `${least} 到 ${most}`,
  atLeast: (least) => `不少于 ${least}`,
  atMost: (most) => `不超过 ${most}`,
  above: (bound) => `大于 ${bound}`,
  below: (bound) => `小于 ${bound}`,
  multipleOf: (step) => `是 ${step} 的倍数`,
  both: (one, other) => `${one} 且${other}`,
  object: ' JSON 对象',
  objectOf: (fields) => `只含以下字段的 JSON 对象：${fields}`,
  value: (value) => ` ${value}`,
  oneOf: (values) => `以下之一：${values}`,
  either: (kinds) => kinds.join('或'),
  form: (pattern) => `符合 ${pattern} 的文本`,
  wholeNumber: (limits) => (limits === '' ? '整数' : `整数（${limits}）`),
  number: (limits) => (limits === '' ? '数字' : `数字（${limits}）`),
  decimal: (limits, places) => `数字（${limits === '' ? '' : `${limits}，`}最多 ${places} 位小数）`,
  text: (limits) => (limits === '' ? '文本' : `文本（字符数：${limits}）`),
  list: (limits) => (limits === '' ? '列表' : `列表（项数：${limits}）`),
};

export const EN: Words = {
  body: 'the body',
  missing: (fields) => `missing: ${fields}`,
  unexpected: (field, expected) => `${field} must be ${expected}`,
  noJson: (field) => `${field} is no valid JSON`,
  badRange: (field, rowsMax) => `${field} must not end before it begins, and hold at most ${rowsMax} rows`,
  between: (least, most) => `from ${least} to ${most}`,
  atLeast: (least) => `at least ${least}`,
  atMost: (most) => `at most ${most}`,
  above: (bound) => `greater than ${bound}`,
  below: (bound) => `less than ${bound}`,
  multipleOf: (step) => `a multiple of ${step}`,
  both: (one, other) => `${one} and ${other}`,
  object: 'a JSON object',
  objectOf: (fields) => `a JSON object with no other fields than ${fields}`,
  value: (value) => value,
  oneOf: (values) => `one of: ${values}`,
  either: (kinds) => kinds.join(' or '),
  form: (pattern) => `a text of the form ${pattern}`,
  wholeNumber: (limits) => (limits === '' ? 'a whole number' : `a whole number ${limits}`),
  number: (limits) => (limits === '' ? 'a number' : `a number ${limits}`),
  decimal: (limits, places) =>
    `${limits === '' ? 'a number' : `a number ${limits},`} with at most ${places} decimal places`,
  text: (limits) => (limits === '' ? 'a text' : `a text, ${limits} characters long`),
  list: (limits) => (limits === '' ? 'a list' : `a list, ${limits} entries long`),
};

export const RU: Words = {
  body: 'тело запроса',
  missing: (fields) => `не указано: ${fields}`,
  unexpected: (field, expected) => `${field} — ожидается ${expected}`,
  noJson: (field) => `${field} — это не корректный JSON`,
  badRange: (field, rowsMax) => `${field} — конец не раньше начала, не более ${rowsMax} строк`,
  between: (least, most) => `от ${least} до ${most}`,
  atLeast: (least) => `не менее ${least}`,
  atMost: (most) => `не более ${most}`,
  above: (bound) => `больше ${bound}`,
  below: (bound) => `меньше ${bound}`,
  multipleOf: (step) => `кратно ${step}`,
  both: (one, other) => `${one} и ${other}`,
  object: 'объект JSON',
  objectOf: (fields) => `объект JSON, в котором есть только поля ${fields}`,
  value: (value) => value,
  oneOf: (values) => `одно из значений: ${values}`,
  either: (kinds) => kinds.join(' или '),
  form: (pattern) => `текст вида ${pattern}`,
  wholeNumber: (limits) => (limits === '' ? 'целое число' : `целое число ${limits}`),
  number: (limits) => (limits === '' ? 'число' : `число ${limits}`),
  decimal: (limits, places) =>
    `${limits === '' ? 'число,' : `число ${limits},`} знаков после запятой не более ${places}`,
  text: (limits) => (limits === '' ? 'текст' : `текст, число символов: ${limits}`),
  list: (limits) => (limits === '' ? 'список' : `список, число элементов: ${limits}`),
};

export const VI: Words = {
  body: 'nội dung yêu cầu',
  missing: (fields) => `thiếu ${fields}`,
  unexpected: (field, expected) => `${field} phải là ${expected}`,
  noJson: (field) => `${field} không phải JSON hợp lệ`,
  badRange: (field, rowsMax) => `${field} không được kết thúc trước khi bắt đầu và có tối đa ${rowsMax} dòng`,
  between: (least, most) => `từ ${least} đến ${most}`,
  atLeast: (least) => `ít nhất ${least}`,
  atMost: (most) => `nhiều nhất ${most}`,
  above: (bound) => `lớn hơn ${bound}`,
  below: (bound) => `nhỏ hơn ${bound}`,
  multipleOf: (step) => `là bội số của ${step}`,
  both: (one, other) => `${one} và ${other}`,
  object: 'đối tượng JSON',
  objectOf: (fields) => `đối tượng JSON chỉ có các trường ${fields}`,
  value: (value) => value,
  oneOf: (values) => `một trong các giá trị: ${values}`,
  either: (kinds) => kinds.join(' hoặc '),
  form: (pattern) => `văn bản có dạng ${pattern}`,
  wholeNumber: (limits) => (limits === '' ? 'số nguyên' : `số nguyên ${limits}`),
  number: (limits) => (limits === '' ? 'số' : `số ${limits}`),
  decimal: (limits, places) =>
    `${limits === '' ? 'số' : `số ${limits},`} có nhiều nhất ${places} chữ số thập phân`,
  text: (limits) => (limits === '' ? 'văn bản' : `văn bản dài ${limits} ký tự`),
  list: (limits) => (limits === '' ? 'danh sách' : `danh sách có ${limits} phần tử`),
};
