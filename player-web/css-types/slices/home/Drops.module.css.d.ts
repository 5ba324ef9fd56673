declare const styles: {
  readonly 'arrive': string;
  readonly 'drop': string;
  readonly 'drops': string;
  readonly 'figures': string;
  readonly 'head': string;
  readonly 'inner': string;
  readonly 'list': string;
  readonly 'plate': string;
  readonly 'row': string;
  readonly 'text': string;
  readonly 'title': string;
};
export default styles;
