declare const styles: {
  readonly 'close': string;
  readonly 'text': string;
  readonly 'toast': string;
  readonly 'toasts': string;
};
export default styles;
