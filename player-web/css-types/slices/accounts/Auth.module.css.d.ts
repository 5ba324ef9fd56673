declare const styles: {
  readonly 'art': string;
  readonly 'auth': string;
  readonly 'forgot': string;
  readonly 'form': string;
  readonly 'head': string;
  readonly 'send': string;
  readonly 'tab': string;
  readonly 'ticks': string;
};
export default styles;
