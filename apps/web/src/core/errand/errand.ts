import { type Role, roles } from '@mitoyen/contract/core/roles.ts';

/** The lists whose searches can be saved. */
const searchKinds = ['offers', 'jobs', 'profiles'] as const;

/** The kinds of things with a heart. */
const savedKinds = ['freelance', 'jobseeker', 'offer', 'project'] as const;

/** What a visitor wanted to do and must sign in or register for first. */
export type Errand =
  | {
      readonly kind: 'contact';
      /** `name`: as the visitor read it. */
      readonly target: { readonly userId: string; readonly name: string; readonly role: Role };
    }
  | { readonly kind: 'apply'; readonly offer: { readonly id: string; readonly title: string } }
  | {
      readonly kind: 'search';
      /** `query`: of the list's address, without its question mark. */
      readonly search: {
        readonly kind: (typeof searchKinds)[number];
        readonly query: string;
        readonly name: string;
      };
    }
  | {
      readonly kind: 'save';
      readonly thing: {
        readonly kind: (typeof savedKinds)[number];
        readonly id: string;
        readonly name: string;
      };
    };

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const textsOf = (value: unknown, names: readonly string[]): value is Readonly<Record<string, string>> =>
  isObject(value) && names.every((name) => typeof value[name] === 'string');

/** Parses a stored errand; null for anything else. */
export function readErrand(value: unknown): Errand | null {
  if (!isObject(value)) return null;
  const { kind, target, offer, search, thing } = value;
  if (kind === 'contact' && textsOf(target, ['userId', 'name', 'role'])) {
    const role = roles.find((one) => one === target.role);
    return role ? { kind, target: { userId: target.userId ?? '', name: target.name ?? '', role } } : null;
  }
  if (kind === 'apply' && textsOf(offer, ['id', 'title'])) {
    return { kind, offer: { id: offer.id ?? '', title: offer.title ?? '' } };
  }
  if (kind === 'search' && textsOf(search, ['kind', 'query', 'name'])) {
    const list = searchKinds.find((one) => one === search.kind);
    return list ? { kind, search: { kind: list, query: search.query ?? '', name: search.name ?? '' } } : null;
  }
  if (kind === 'save' && textsOf(thing, ['kind', 'id', 'name'])) {
    const saved = savedKinds.find((one) => one === thing.kind);
    return saved ? { kind, thing: { kind: saved, id: thing.id ?? '', name: thing.name ?? '' } } : null;
  }
  return null;
}

/** Whether two errands are the same, even if their names differ. */
export function isSameErrand(one: Errand, other: Errand): boolean {
  if (one.kind === 'contact') return other.kind === 'contact' && one.target.userId === other.target.userId;
  if (one.kind === 'apply') return other.kind === 'apply' && one.offer.id === other.offer.id;
  if (one.kind === 'save') return other.kind === 'save' && one.thing.id === other.thing.id;
  return (
    other.kind === 'search' &&
    one.search.kind === other.search.kind &&
    one.search.query === other.search.query
  );
}
