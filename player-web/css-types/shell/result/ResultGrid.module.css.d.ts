declare const styles: {
  readonly 'grid': string;
  readonly 'head': string;
  readonly 'in': string;
  readonly 'next': string;
  readonly 'one': string;
  readonly 'plate': string;
  readonly 'results': string;
  readonly 'text': string;
  readonly 'up': string;
};
export default styles;
