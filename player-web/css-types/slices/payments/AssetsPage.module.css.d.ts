declare const styles: {
  readonly 'channel': string;
  readonly 'channels': string;
  readonly 'discount': string;
  readonly 'go': string;
  readonly 'head': string;
  readonly 'more': string;
  readonly 'price': string;
  readonly 'state': string;
  readonly 'tier': string;
  readonly 'tiers': string;
  readonly 'total': string;
  readonly 'waiting': string;
};
export default styles;
