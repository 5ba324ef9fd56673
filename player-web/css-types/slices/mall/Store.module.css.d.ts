declare const styles: {
  readonly 'buy': string;
  readonly 'filters': string;
  readonly 'grid': string;
  readonly 'note': string;
  readonly 'place': string;
  readonly 'prices': string;
  readonly 'send': string;
  readonly 'words': string;
};
export default styles;
