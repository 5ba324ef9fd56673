declare const styles: {
  readonly 'cost': string;
  readonly 'gate': string;
  readonly 'gone': string;
  readonly 'in': string;
  readonly 'kind': string;
  readonly 'multiple': string;
  readonly 'name': string;
  readonly 'next': string;
  readonly 'proof': string;
  readonly 'result': string;
  readonly 'skip': string;
  readonly 'up': string;
  readonly 'worth': string;
};
export default styles;
