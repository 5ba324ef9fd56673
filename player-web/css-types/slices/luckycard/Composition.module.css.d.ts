declare const styles: {
  readonly 'dots': string;
  readonly 'end': string;
  readonly 'extra': string;
  readonly 'head': string;
  readonly 'list': string;
  readonly 'name': string;
  readonly 'plate': string;
};
export default styles;
