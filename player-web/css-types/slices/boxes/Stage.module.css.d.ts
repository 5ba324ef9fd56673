declare const styles: {
  readonly 'reels': string;
  readonly 'stage': string;
  readonly 'status': string;
};
export default styles;
