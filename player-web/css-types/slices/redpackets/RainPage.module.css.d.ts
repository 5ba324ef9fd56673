declare const styles: {
  readonly 'head': string;
  readonly 'list': string;
  readonly 'steps': string;
  readonly 'waiting': string;
};
export default styles;
