declare const styles: {
  readonly 'beside': string;
  readonly 'box': string;
  readonly 'error': string;
  readonly 'field': string;
  readonly 'hint': string;
  readonly 'label': string;
};
export default styles;
