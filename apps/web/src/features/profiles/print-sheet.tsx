import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './print-sheet.module.css';
import { profileTexts as texts } from './profiles.texts.ts';

/** Pictures further down are fetched when they are about to be seen, which on paper is now. */
async function fetchPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Prints the profile as a sheet, once its pictures are there: the browser offers to keep it as a file. */
export function PrintButton() {
  const [isBusy, setIsBusy] = useState(false);
  const print = async () => {
    setIsBusy(true);
    await fetchPictures();
    setIsBusy(false);
    window.print();
  };
  return (
    <Button wide icon="download" busy={isBusy} onClick={() => void print()}>
      <VisuallyHidden>{`${texts.print} `}</VisuallyHidden>
      {texts.printAs}
    </Button>
  );
}

/** On paper alone, at the foot of each sheet: where the profile stands, and on which day it was printed. */
export function PrintFoot({ path }: { path: string }) {
  const [printed, setPrinted] = useState<{ readonly host: string; readonly day: string } | null>(null);
  useEffect(() => {
    let top = 0;
    const write = () => setPrinted({ host: location.host, day: formatDay(new Date().toISOString()) });
    const prepare = () => {
      write();
      // what is fixed is printed as far off the sheet as the page was scrolled
      top = window.scrollY;
      window.scrollTo(0, 0);
    };
    const goBack = () => window.scrollTo(0, top);
    write();
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', goBack);
    return () => {
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', goBack);
    };
  }, []);
  if (!printed) return null;
  return (
    <p className={styles.foot} aria-hidden="true">
      <span>{printed.host + path}</span>
      <span>{printed.day}</span>
    </p>
  );
}
