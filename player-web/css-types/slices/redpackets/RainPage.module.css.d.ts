declare const styles: {
  readonly 'head': string;
  readonly 'steps': string;
  readonly 'waiting': string;
};
export default styles;
