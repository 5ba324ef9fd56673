declare const styles: {
  readonly 'bar': string;
  readonly 'gems': string;
  readonly 'head': string;
  readonly 'in': string;
  readonly 'plate': string;
  readonly 'scrub': string;
};
export default styles;
