declare const styles: {
  readonly 'bar': string;
  readonly 'figure': string;
  readonly 'reel': string;
  readonly 'seeds': string;
  readonly 'title': string;
};
export default styles;
