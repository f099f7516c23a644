import { buildingRoles } from './building-roles.ts';
import { designRoles } from './design-roles.ts';
import type { Role } from './role.ts';

export type RoleCode = keyof typeof designRoles | keyof typeof buildingRoles;
export const roles: Readonly<Record<RoleCode, Role>> = { ...designRoles, ...buildingRoles };
