declare const styles: {
  readonly 'answers': string;
  readonly 'body': string;
  readonly 'head': string;
  readonly 'hits': string;
  readonly 'person': string;
  readonly 'question': string;
  readonly 'steps': string;
  readonly 'topics': string;
};
export default styles;
