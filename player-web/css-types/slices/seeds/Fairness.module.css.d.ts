declare const styles: {
  readonly 'act': string;
  readonly 'alarm': string;
  readonly 'equation': string;
  readonly 'fails': string;
  readonly 'holds': string;
  readonly 'mark': string;
  readonly 'online': string;
  readonly 'overall': string;
  readonly 'prize': string;
  readonly 'seal': string;
  readonly 'sentence': string;
  readonly 'side': string;
  readonly 'step': string;
  readonly 'steps': string;
  readonly 'typed': string;
  readonly 'unchecked': string;
};
export default styles;
