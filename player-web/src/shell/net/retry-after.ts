/** Parses `Retry-After`, a number of seconds or a date. Returns milliseconds since 1970; undefined if unreadable. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const written = headers.get('retry-after') ?? '';
  const time = /^\d+$/.test(written) ? now + Number(written) * 1000 : Date.parse(written);
  return Number.isFinite(time) ? time : undefined;
}
