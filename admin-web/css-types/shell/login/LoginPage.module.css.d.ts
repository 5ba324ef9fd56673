declare const styles: {
  readonly 'card': string;
  readonly 'failed': string;
  readonly 'hint': string;
  readonly 'language': string;
  readonly 'link': string;
  readonly 'other': string;
  readonly 'page': string;
  readonly 'shop': string;
  readonly 'submit': string;
};
export default styles;
