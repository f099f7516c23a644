import type { LimitRule } from '../../core/limits/limits.ts';

const hour = 3600;

/** Failed sign-ins from one client address. */
export const loginFailuresPerAddress: LimitRule = {
  name: 'login-address',
  points: 50,
  durationSeconds: hour,
};
/** Failed sign-ins to one account from one client address: its owner elsewhere still gets in. */
export const loginFailuresPerAccount: LimitRule = { name: 'login-account', points: 10, durationSeconds: 900 };
/** Failed sign-ins to one account from a browser that opened it before: no address counts for it. */
export const loginFailuresPerBrowser: LimitRule = { name: 'login-browser', points: 10, durationSeconds: 900 };
/** Far above what an office behind one address does, far below what a flood needs. */
export const registrationsPerAddress: LimitRule = {
  name: 'register-address',
  points: 600,
  durationSeconds: hour,
};
export const resetMailsPerAccount: LimitRule = { name: 'reset-account', points: 5, durationSeconds: hour };
export const resetMailsPerAddress: LimitRule = { name: 'reset-address', points: 60, durationSeconds: hour };
/** Tries of links for a new password, from one client address. */
export const resetsPerAddress: LimitRule = { name: 'reset-try-address', points: 120, durationSeconds: hour };
/** Links to confirm the address that are asked for once more. */
export const confirmationMailsPerAccount: LimitRule = {
  name: 'confirmation-account',
  points: 5,
  durationSeconds: hour,
};
export const confirmationMailsPerAddress: LimitRule = {
  name: 'confirmation-address',
  points: 60,
  durationSeconds: hour,
};
/** Changes of address asked for by one account: each sends two mails. */
export const emailChangesPerAccount: LimitRule = {
  name: 'email-account',
  points: 10,
  durationSeconds: hour,
};
