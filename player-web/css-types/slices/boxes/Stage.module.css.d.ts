declare const styles: {
  readonly 'reels': string;
  readonly 'stage': string;
  readonly 'status': string;
  readonly 'theatre': string;
};
export default styles;
