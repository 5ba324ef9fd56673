declare const styles: {
  readonly 'braked': string;
  readonly 'card': string;
  readonly 'cards': string;
  readonly 'chart': string;
  readonly 'figures': string;
  readonly 'gauge': string;
  readonly 'legend': string;
  readonly 'limited': string;
  readonly 'net': string;
  readonly 'raise': string;
  readonly 'tick': string;
};
export default styles;
