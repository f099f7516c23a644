/** Days after which a person is asked again whether they are still available. */
export const askAvailabilityAfterDays = 30;
/** Days without an answer after which a profile shows its availability as to be confirmed. */
export const unconfirmedAfterDays = 14;
