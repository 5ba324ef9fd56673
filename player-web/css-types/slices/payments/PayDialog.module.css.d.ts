declare const styles: {
  readonly 'code': string;
  readonly 'pay': string;
  readonly 'status': string;
};
export default styles;
