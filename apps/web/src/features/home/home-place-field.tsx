import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { PlaceField } from '../places/index.ts';

/** The field of a place that suggests, in the place of a plain one; with the focus, if that had it. */
export default function HomePlaceField({
  hasFocus,
  ...field
}: ComponentProps<typeof PlaceField> & { hasFocus: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  return (
    <div ref={ref}>
      <PlaceField {...field} isRecognisedShown={false} />
    </div>
  );
}
