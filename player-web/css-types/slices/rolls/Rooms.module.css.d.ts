declare const styles: {
  readonly 'filters': string;
  readonly 'grid': string;
  readonly 'send': string;
  readonly 'waiting': string;
  readonly 'words': string;
};
export default styles;
