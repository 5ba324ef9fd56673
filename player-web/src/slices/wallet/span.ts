/** Returns the span of a day field, '2026-11-22', in the visitor's time zone; undefined if empty. */
export function daySpan(text: string): { readonly from: number; readonly to: number } | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) return undefined;
  const [year = 0, month = 1, day = 1] = parts.slice(1).map(Number);
  return { from: new Date(year, month - 1, day).getTime(), to: new Date(year, month - 1, day + 1).getTime() };
}
