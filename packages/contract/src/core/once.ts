/**
 * Makes a value on first use. The first format of `Intl` makes a browser load all its language data, which
 * takes a phone a tenth of a second: not on pages that can do without.
 */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
