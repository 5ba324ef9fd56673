declare const styles: {
  readonly 'band': string;
  readonly 'bar': string;
  readonly 'chart': string;
  readonly 'charts': string;
  readonly 'even': string;
  readonly 'grid': string;
  readonly 'head': string;
  readonly 'keys': string;
  readonly 'middle': string;
  readonly 'number': string;
  readonly 'plate': string;
  readonly 'say': string;
  readonly 'tableHead': string;
};
export default styles;
