declare const styles: {
  readonly 'dot': string;
  readonly 'group': string;
  readonly 'last': string;
  readonly 'list': string;
  readonly 'player': string;
};
export default styles;
