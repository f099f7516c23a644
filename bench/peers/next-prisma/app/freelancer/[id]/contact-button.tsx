'use client';

import { useState } from 'react';

/** Visitors are asked to sign in first. */
export function ContactButton({ name }: { name: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className="contact"
        aria-label={`Contacter ${name}`}
        onClick={() => setAsked(true)}
      >
        Contacter
      </button>
      {isAsked && <p role="status">Connectez-vous pour contacter ce freelance</p>}
    </>
  );
}
