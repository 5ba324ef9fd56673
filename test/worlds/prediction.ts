/** The answer that must have been given. */
export type Prediction =
  | { readonly kind: 'refused'; readonly rejection: object }
  | { readonly kind: 'done'; readonly reply: object };
