declare const styles: {
  readonly 'figure': string;
  readonly 'matrix': string;
  readonly 'name': string;
  readonly 'rows': string;
  readonly 'ruler': string;
  readonly 'tide': string;
};
export default styles;
