declare const styles: {
  readonly 'icon': string;
  readonly 'list': string;
  readonly 'plate': string;
  readonly 'row': string;
  readonly 'text': string;
  readonly 'waiting': string;
  readonly 'when': string;
};
export default styles;
