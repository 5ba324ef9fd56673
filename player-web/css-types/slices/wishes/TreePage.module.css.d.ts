declare const styles: {
  readonly 'closed': string;
  readonly 'meter': string;
  readonly 'side': string;
  readonly 'sideHead': string;
  readonly 'stage': string;
  readonly 'title': string;
  readonly 'top': string;
  readonly 'waiting': string;
};
export default styles;
