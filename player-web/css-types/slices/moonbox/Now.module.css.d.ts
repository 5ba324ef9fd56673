declare const styles: {
  readonly 'arrow': string;
  readonly 'big': string;
  readonly 'head': string;
  readonly 'now': string;
  readonly 'number': string;
  readonly 'phase': string;
  readonly 'rarity': string;
  readonly 'result': string;
  readonly 'then': string;
  readonly 'tiers': string;
  readonly 'top': string;
  readonly 'turn': string;
  readonly 'turned': string;
};
export default styles;
