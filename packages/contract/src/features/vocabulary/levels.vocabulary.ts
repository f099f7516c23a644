/** How well a person knows a program; a filter's level means at least it. */
export const softwareLevels = [
  { level: 1, name: 'Notions', words: ['notion', 'notions', 'débutant', 'débutante'] },
  { level: 2, name: 'Confirmé', words: ['confirmé', 'confirmée', 'confirmés', 'confirmées'] },
  { level: 3, name: 'Expert', words: ['expert', 'experte', 'experts', 'expertes'] },
] as const;
