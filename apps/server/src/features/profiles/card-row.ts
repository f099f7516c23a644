/** The columns that a card of either kind is made from. */
type CardColumn =
  | 'id'
  | 'username'
  | 'first_name'
  | 'title'
  | 'specialization'
  | 'location'
  | 'skills'
  | 'experience_years'
  | 'availability'
  | 'is_availability_unconfirmed'
  | 'avatar_file_id'
  | 'trades';

/** What a profile's row says on its card. */
export type CardRow<ProfileRow extends { readonly [Column in CardColumn]: unknown }> = Pick<
  ProfileRow,
  CardColumn
>;
