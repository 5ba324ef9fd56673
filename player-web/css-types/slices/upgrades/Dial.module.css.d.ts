declare const styles: {
  readonly 'arc': string;
  readonly 'bound': string;
  readonly 'brighten': string;
  readonly 'core': string;
  readonly 'dial': string;
  readonly 'edge': string;
  readonly 'hand': string;
  readonly 'long': string;
  readonly 'ring': string;
  readonly 'tick': string;
  readonly 'won': string;
};
export default styles;
