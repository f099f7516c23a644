import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { formTexts as texts } from './forms.texts.ts';

/** An error of the whole form. It takes the focus, which the disabled submit button has lost. */
export function FormFailure({
  failure,
  takesFocus,
  actions,
}: {
  /** A new object for each refusal, so that the focus comes back each time. */
  failure: { readonly sentence: string };
  takesFocus: boolean;
  actions?: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && takesFocus) ref.current?.focus();
  }, [failure, takesFocus]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="error" title={failure.sentence} actions={actions}>
        {texts.kept}
      </Notice>
    </div>
  );
}
