declare const styles: {
  readonly 'answer': string;
  readonly 'answers': string;
  readonly 'body': string;
  readonly 'hash': string;
  readonly 'head': string;
  readonly 'hits': string;
  readonly 'person': string;
  readonly 'question': string;
  readonly 'steps': string;
  readonly 'topics': string;
  readonly 'waiting': string;
  readonly 'worked': string;
};
export default styles;
