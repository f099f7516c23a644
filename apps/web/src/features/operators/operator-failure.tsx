import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { secondFactorErrors } from '@mitoyen/contract/features/second-factor/second-factor.errors.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { operatorTexts as texts } from './operators.texts.ts';

/** In the place of what an operator asked for. Without a second factor, it leads to where one is set up. */
export function OperatorFailure({
  error,
  title,
  onRetry,
}: {
  error: Error;
  title: string;
  onRetry: () => void;
}) {
  if (error instanceof ApiError && error.code === secondFactorErrors.second_factor_required.code) {
    return (
      <Notice
        tone="warning"
        title={texts.needsSecondFactor}
        actions={<LinkButton to={paths.account()}>{texts.toSecondFactor}</LinkButton>}
      >
        {error.message}
      </Notice>
    );
  }
  return <Notice tone="error" title={title} onRetry={onRetry} />;
}
