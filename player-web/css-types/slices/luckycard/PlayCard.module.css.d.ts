declare const styles: {
  readonly 'back': string;
  readonly 'card': string;
  readonly 'face': string;
  readonly 'pile': string;
  readonly 'side': string;
  readonly 'top': string;
};
export default styles;
