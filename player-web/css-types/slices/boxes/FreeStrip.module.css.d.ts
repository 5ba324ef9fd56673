declare const styles: {
  readonly 'frame': string;
  readonly 'plate': string;
  readonly 'reel': string;
  readonly 'running': string;
  readonly 'still': string;
  readonly 'strip': string;
};
export default styles;
