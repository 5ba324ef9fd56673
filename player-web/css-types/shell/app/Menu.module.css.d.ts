declare const styles: {
  readonly 'list': string;
  readonly 'player': string;
};
export default styles;
