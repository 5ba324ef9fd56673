declare const styles: {
  readonly 'acts': string;
  readonly 'number': string;
  readonly 'result': string;
  readonly 'rows': string;
};
export default styles;
