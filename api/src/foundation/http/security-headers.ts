import type { FastifyRequest } from 'fastify';

/** An exception for one page. */
interface Loosening {
  /** `unsafe-none`: the page keeps its opener window across pages of other sites */
  readonly opener?: 'unsafe-none';
  /** origin to which its forms may lead, besides the shop */
  readonly formAction?: string | null;
}

/** The pages with exceptions; each is a file of its own. The cashier's page is not included, because its form leads to the payment provider, which is not known here. */
export const LOOSENED: ReadonlyMap<string, Loosening> = new Map([
  // Returns from the game platform's page, in the window in which it was opened.
  ['/login.html', { opener: 'unsafe-none' }],
]);

/** Headers for pages and files: scripts and pictures only from here and the image host (blob: for pictures that the page drew), no frames, no referrer; `connect-src` includes live channels (CSP 3, section 6.7.2.8). */
const pages = (imageOrigin: string | null, { opener, formAction = null }: Loosening = {}) => ({
  'content-security-policy': `default-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:${imageOrigin === null ? '' : ` ${imageOrigin}`}; base-uri 'self'; form-action 'self'${formAction === null ? '' : ` ${formAction}`}; frame-ancestors 'none'; object-src 'none'`,
  'cross-origin-opener-policy': opener ?? 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** Headers for API answers: never cached, never treated as a page. */
export const ANSWERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** The only page whose form leads to another site, the payment provider's. */
const CASHIER_PAGE = '/checkstand.html';

/** Returns the headers of every response of a route. They are constants, because computing them costs more than deciding a play. */
export function securityHeaders(
  request: FastifyRequest,
  imageOrigin: () => string | null,
  cashierOrigin: () => string | null,
): Readonly<Record<string, string>> {
  const path = request.routeOptions.url ?? pathOf(request);
  return path.startsWith('/api/') || path.startsWith('/admin/api/')
    ? ANSWERS
    : pages(imageOrigin(), path === CASHIER_PAGE ? { formAction: cashierOrigin() } : LOOSENED.get(path));
}

/** Returns the path of a request, whose target may begin with scheme and host (RFC 9112, section 3.2.2). */
export const pathOf = ({ url }: FastifyRequest): string =>
  url.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/s, '');
