/** What must have been answered. */
export type Prediction =
  | { readonly kind: 'refused'; readonly rejection: object }
  | { readonly kind: 'done'; readonly reply: object };
