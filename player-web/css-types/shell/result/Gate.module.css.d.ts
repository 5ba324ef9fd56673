declare const styles: {
  readonly 'art': string;
  readonly 'drawn': string;
  readonly 'floor': string;
  readonly 'gate': string;
  readonly 'lamps': string;
  readonly 'light': string;
  readonly 'open': string;
  readonly 'outer': string;
  readonly 'plate': string;
  readonly 'ring': string;
  readonly 'rise': string;
  readonly 'seal': string;
  readonly 'stamp': string;
};
export default styles;
