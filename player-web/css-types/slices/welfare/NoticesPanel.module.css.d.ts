declare const styles: {
  readonly 'article': string;
  readonly 'entry': string;
  readonly 'kind': string;
  readonly 'notices': string;
  readonly 'text': string;
  readonly 'waiting': string;
};
export default styles;
