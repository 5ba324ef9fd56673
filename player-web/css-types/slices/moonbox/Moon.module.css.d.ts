declare const styles: {
  readonly 'crumbs': string;
  readonly 'facts': string;
  readonly 'failure': string;
  readonly 'head': string;
  readonly 'page': string;
  readonly 'skeleton': string;
  readonly 'stage': string;
  readonly 'title': string;
  readonly 'waiting': string;
};
export default styles;
