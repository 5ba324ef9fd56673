declare const styles: {
  readonly 'acts': string;
  readonly 'art': string;
  readonly 'banner': string;
  readonly 'bar': string;
  readonly 'beside': string;
  readonly 'buttonBar': string;
  readonly 'calm': string;
  readonly 'exhibit': string;
  readonly 'hero': string;
  readonly 'kicker': string;
  readonly 'page': string;
  readonly 'picture': string;
  readonly 'pictured': string;
  readonly 'title': string;
  readonly 'words': string;
};
export default styles;
