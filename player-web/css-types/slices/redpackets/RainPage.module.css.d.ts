declare const styles: {
  readonly 'computing': string;
  readonly 'head': string;
  readonly 'steps': string;
  readonly 'waiting': string;
};
export default styles;
