declare const styles: {
  readonly 'act': string;
  readonly 'come': string;
  readonly 'invite': string;
  readonly 'people': string;
  readonly 'refused': string;
  readonly 'run': string;
  readonly 'time': string;
  readonly 'who': string;
};
export default styles;
