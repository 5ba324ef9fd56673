declare const styles: {
  readonly 'empty': string;
  readonly 'end': string;
  readonly 'head': string;
  readonly 'more': string;
  readonly 'none': string;
  readonly 'rows': string;
  readonly 'ruler': string;
};
export default styles;
