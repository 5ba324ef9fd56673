declare const styles: {
  readonly 'sessions': string;
};
export default styles;
