/** Hours in a working day, where a rate per hour is compared with one per day. */
export const defaultHoursPerDay = 7;
