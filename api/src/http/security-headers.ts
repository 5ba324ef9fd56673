import type { FastifyRequest } from 'fastify';

/** For pages and files: scripts and pictures from here and the image host only (blob: are those that the page drew), no frames, nothing told to other sites. */
const pages = (imageOrigin: string | null, formsTo: string | null) => ({
  'content-security-policy': `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:${imageOrigin === null ? '' : ` ${imageOrigin}`}; base-uri 'self'; form-action 'self'${formsTo === null ? '' : ` ${formsTo}`}; frame-ancestors 'none'; object-src 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** For answers, which are read by programs: never kept, never taken for a page. */
export const ANSWERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** The one page whose form leads to another site: the payment provider's. */
const CASHIER_PAGE = '/checkstand.html';

/** The headers that every response of a route carries. Constant, because working them out costs a play more than deciding it. */
export function securityHeaders(
  request: FastifyRequest,
  imageOrigin: () => string | null,
  cashierOrigin: () => string | null,
): Readonly<Record<string, string>> {
  const path = request.routeOptions.url ?? pathOf(request);
  return path.startsWith('/api/') || path.startsWith('/admin/api/')
    ? ANSWERS
    : pages(imageOrigin(), path === CASHIER_PAGE ? cashierOrigin() : null);
}

/** The path of a request, which may name scheme and host before it (RFC 9112, section 3.2.2). */
export const pathOf = ({ url }: FastifyRequest): string =>
  url.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '');
