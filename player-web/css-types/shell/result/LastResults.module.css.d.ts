declare const styles: {
  readonly 'empty': string;
  readonly 'head': string;
  readonly 'last': string;
  readonly 'lasts': string;
  readonly 'list': string;
  readonly 'plate': string;
};
export default styles;
