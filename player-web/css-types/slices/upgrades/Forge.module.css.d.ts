declare const styles: {
  readonly 'appear': string;
  readonly 'bar': string;
  readonly 'below': string;
  readonly 'cell': string;
  readonly 'drop': string;
  readonly 'filters': string;
  readonly 'foot': string;
  readonly 'forge': string;
  readonly 'grid': string;
  readonly 'in': string;
  readonly 'kind': string;
  readonly 'plate': string;
  readonly 'result': string;
  readonly 'slot': string;
  readonly 'sum': string;
  readonly 'tabs': string;
};
export default styles;
