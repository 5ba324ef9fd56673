declare const styles: {
  readonly 'box': string;
  readonly 'copy': string;
  readonly 'label': string;
  readonly 'seed': string;
  readonly 'value': string;
};
export default styles;
