declare const styles: {
  readonly 'appear': string;
  readonly 'items': string;
  readonly 'many': string;
  readonly 'panel': string;
  readonly 'value': string;
  readonly 'won': string;
};
export default styles;
