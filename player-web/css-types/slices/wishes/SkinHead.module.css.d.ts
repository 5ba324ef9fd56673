declare const styles: {
  readonly 'head': string;
  readonly 'kind': string;
  readonly 'plate': string;
};
export default styles;
