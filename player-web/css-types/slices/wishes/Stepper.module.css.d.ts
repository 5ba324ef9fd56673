declare const styles: {
  readonly 'stepper': string;
};
export default styles;
