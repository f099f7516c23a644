/** Columns of a professional's profile that the product itself keeps: no form fills them. */
export type ProductColumn =
  | 'id'
  | 'user_id'
  | 'created_at'
  | 'updated_at'
  | 'place_read'
  | 'is_place_declined'
  | 'is_trade_settled'
  | keyof ReturnType<typeof availabilityConfirmed>;

/** What is kept when a profile's owner says how available they are. */
export function availabilityConfirmed(now: Date) {
  return {
    availability_confirmed_at: now,
    availability_asked_at: null,
    is_availability_unconfirmed: false,
  };
}
