declare const styles: {
  readonly 'appear': string;
  readonly 'dark': string;
  readonly 'dawn': string;
  readonly 'forward': string;
  readonly 'frame': string;
  readonly 'item': string;
  readonly 'lane': string;
  readonly 'lanes': string;
  readonly 'name': string;
  readonly 'plate': string;
  readonly 'pool': string;
  readonly 'reel': string;
  readonly 'stamp': string;
  readonly 'still': string;
  readonly 'strip': string;
};
export default styles;
