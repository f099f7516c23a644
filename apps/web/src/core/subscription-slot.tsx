import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react';

/** What other parts of a company's space show of its subscription; it belongs to a feature they do not know. */
export interface SubscriptionParts {
  /** The subscription and its invoices. */
  readonly Block: ComponentType<{ userId: string }>;
  /** What must be done, wherever the company is in its space; mostly nothing. */
  readonly Alert: ComponentType<{ userId: string }>;
}

const SubscriptionContext = createContext<SubscriptionParts | null>(null);

export function SubscriptionProvider({ parts, children }: { parts: SubscriptionParts; children: ReactNode }) {
  return <SubscriptionContext value={parts}>{children}</SubscriptionContext>;
}

/** One of the parts, where there are any. */
export function SubscriptionSlot({ part, userId }: { part: keyof SubscriptionParts; userId: string }) {
  const Part = useContext(SubscriptionContext)?.[part];
  return (
    Part && (
      <Suspense>
        <Part userId={userId} />
      </Suspense>
    )
  );
}
