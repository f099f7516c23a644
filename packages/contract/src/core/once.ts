/**
 * Makes something when it is first asked for. The first format of `Intl` has a browser load all that it knows of
 * languages, which takes a phone a tenth of a second: not where a page may do without.
 */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
