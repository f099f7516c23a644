import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge.tsx';
import { Explained, QuestionMark } from './explanation.tsx';

/** A badge that says what it means when pressed. */
export function ExplainedBadge({
  tone,
  label,
  explanation,
}: {
  tone: BadgeTone;
  label: string;
  explanation: ReactNode;
}) {
  const badge = (
    <Badge tone={tone}>
      {label}
      <QuestionMark />
    </Badge>
  );
  return <Explained opener={badge}>{explanation}</Explained>;
}
