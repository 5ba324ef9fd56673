declare const styles: {
  readonly 'flush': string;
  readonly 'pager': string;
};
export default styles;
