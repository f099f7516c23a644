export { MySpace } from './my-space.tsx';
export { RoleOnly } from './role-only.tsx';
