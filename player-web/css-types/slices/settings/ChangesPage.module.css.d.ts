declare const styles: {
  readonly 'entry': string;
  readonly 'group': string;
  readonly 'hash': string;
  readonly 'head': string;
  readonly 'list': string;
  readonly 'waiting': string;
  readonly 'when': string;
  readonly 'words': string;
};
export default styles;
