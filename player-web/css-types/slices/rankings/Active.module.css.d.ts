declare const styles: {
  readonly 'aim': string;
  readonly 'foot': string;
  readonly 'head': string;
  readonly 'left': string;
  readonly 'me': string;
  readonly 'none': string;
  readonly 'place': string;
  readonly 'ranks': string;
  readonly 'rules': string;
  readonly 'waiting': string;
  readonly 'who': string;
};
export default styles;
