/** Hours in a working day, to compare a rate per hour with one per day. */
export const defaultHoursPerDay = 7;
