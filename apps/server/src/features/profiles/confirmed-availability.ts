/** The columns of a profile whose owner says now how available they are. */
export function confirmedAvailability<Value>(availability: Value, now: Date) {
  return {
    availability,
    availability_confirmed_at: now,
    availability_asked_at: null,
    is_availability_unconfirmed: false,
  };
}
