declare const styles: {
  readonly 'acts': string;
  readonly 'art': string;
  readonly 'facts': string;
  readonly 'head': string;
  readonly 'name': string;
  readonly 'price': string;
  readonly 'proof': string;
  readonly 'story': string;
  readonly 'target': string;
  readonly 'targetArt': string;
  readonly 'targetText': string;
  readonly 'targets': string;
  readonly 'wears': string;
};
export default styles;
