declare const styles: {
  readonly 'after': string;
  readonly 'lost': string;
  readonly 'proof': string;
  readonly 'up': string;
};
export default styles;
