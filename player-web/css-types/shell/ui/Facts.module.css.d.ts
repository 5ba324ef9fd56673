declare const styles: {
  readonly 'even': string;
  readonly 'facts': string;
  readonly 'kv': string;
  readonly 'lg': string;
  readonly 'ruled': string;
};
export default styles;
