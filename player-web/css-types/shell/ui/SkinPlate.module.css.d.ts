declare const styles: {
  readonly 'bare': string;
  readonly 'empty': string;
  readonly 'plate': string;
  readonly 'print': string;
  readonly 'printed': string;
};
export default styles;
