import { useEffect, useState } from 'react';

/**
 * Pictures that were just uploaded, by address, as the browser holds them: they belong to no profile yet, and are asked
 * for once, in the size they came in.
 */
export function useKeptPictures(addresses: readonly string[]): Readonly<Record<string, string>> {
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});
  const wanted = addresses.join(' ');
  useEffect(() => {
    const stop = new AbortController();
    const made: string[] = [];
    const fetchOne = async (address: string) => {
      const answer = await fetch(address, { signal: stop.signal });
      if (!answer.ok) return;
      const url = URL.createObjectURL(await answer.blob());
      made.push(url);
      setKept((before) => ({ ...before, [address]: url }));
    };
    // without its picture the card still shows what it says
    for (const address of wanted.split(' ').filter(Boolean)) fetchOne(address).catch(() => undefined);
    return () => {
      stop.abort();
      for (const url of made) URL.revokeObjectURL(url);
      setKept({});
    };
  }, [wanted]);
  return kept;
}
