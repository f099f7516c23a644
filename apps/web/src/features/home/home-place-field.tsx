import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { PlaceField } from '../places/index.ts';

/** The place field with suggestions, replacing the plain one; it takes the focus, if that had it. */
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
