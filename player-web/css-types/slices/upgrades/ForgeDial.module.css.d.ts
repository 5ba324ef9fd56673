declare const styles: {
  readonly 'dial': string;
  readonly 'gate': string;
  readonly 'lost': string;
};
export default styles;
