declare const styles: {
  readonly 'phase': string;
  readonly 'phases': string;
};
export default styles;
