/** What a token stands for. */
export type TokenState =
  { readonly kind: 'valid'; readonly subject: string } | { readonly kind: 'unknown' | 'ended' };
