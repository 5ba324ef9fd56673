declare const styles: {
  readonly 'feed': string;
  readonly 'figures': string;
  readonly 'said': string;
};
export default styles;
