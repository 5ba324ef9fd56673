/** For pages and files: scripts and pictures from here only, no frames, nothing told to other sites. */
const PAGES = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** For answers, which are read by programs: never kept, never taken for a page. */
const ANSWERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** The headers that every response of a path carries. Constant, because working them out costs a play more than deciding it. */
export const securityHeaders = (url: string): Readonly<Record<string, string>> =>
  url.startsWith('/api/') || url.startsWith('/admin/api/') ? ANSWERS : PAGES;
