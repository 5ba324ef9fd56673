declare const styles: {
  readonly 'teaser': string;
};
export default styles;
