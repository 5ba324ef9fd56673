/** The texts of a slice in another language: exactly the keys of the Chinese source, or it does not compile. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};
