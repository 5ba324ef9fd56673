declare const styles: {
  readonly 'clock': string;
};
export default styles;
