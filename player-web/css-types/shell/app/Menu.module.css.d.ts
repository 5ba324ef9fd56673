declare const styles: {
  readonly 'group': string;
  readonly 'last': string;
  readonly 'list': string;
  readonly 'player': string;
};
export default styles;
