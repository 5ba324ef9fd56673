declare const styles: {
  readonly 'acts': string;
  readonly 'notice': string;
  readonly 'notices': string;
};
export default styles;
