import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { Write } from '../../../core/api/api-client.ts';
import type { FormIssues } from '../../../core/forms/form-issues.ts';

/** What distinguishes changing one kind of profile from another. Field names are those of the API. */
export interface ProfileEdit<Profile, Values extends object> {
  readonly role: Role;
  /** Names of the fields as they follow each other on the page. */
  readonly fieldOrder: readonly string[];
  /** The fields that hold a file, or null for none. */
  readonly fileFields: readonly (keyof Values)[];
  readonly toValues: (profile: Profile) => Values;
  /** The profile as it is now. */
  readonly load: (userId: string) => Promise<Profile>;
  readonly validate: (values: Values) => FormIssues;
  /** Sends values in which `validate` finds nothing. Answers the profile as it is from then on. */
  readonly save: (userId: string, values: Values, write: Write) => Promise<Profile>;
  /** The form's name for a path of the server's issues, when it is another one. */
  readonly fieldOf?: (path: string, values: Values) => string;
  /** Whether these values take several calls, of which one is nothing to be sent later by itself. */
  readonly takesSeveralCalls?: (values: Values) => boolean;
  readonly queryKey: (userId: string) => readonly unknown[];
}

/** The name under which changes that are not saved yet are kept. */
export function editDraftKey(role: Role, userId: string): string {
  return `edit-${role}-${userId}`;
}

/** A number as a person types it: 62,5. */
export function typedNumber(value: number): string {
  return String(value).replace('.', ',');
}
