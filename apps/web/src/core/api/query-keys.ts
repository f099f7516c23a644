/**
 * Keys of queries that more than one feature invalidates: applying changes offers, closing one changes
 * applications.
 */
export const offersKey = ['offers'] as const;
/** A company's own offers, with how many applied to each. */
export const ownOffersKey = [...offersKey, 'own'] as const;
export const applicationsKey = ['applications'] as const;
/** The conversations and the number of messages unread in them. */
export const conversationsKey = ['conversations'] as const;
/** The list under the bell, and how much of it is unread. */
export const notificationsKey = ['notifications'] as const;
/** The people whom the user has blocked. */
export const blocksKey = ['blocks'] as const;
/** How many applications or answers are unread: invalidated when one comes or is read. */
export const unseenApplicationsKey = ['unseen-applications'] as const;
/** Companies' profiles, and what their owners alone see of them. */
export const companiesKey = ['companies'] as const;
/** Whether a company may contact one more person. */
export const contactAllowanceKey = ['contact-allowance'] as const;
/** Firms that asked to know a discreet person, and what is known of them. */
export const revealsKey = ['reveals'] as const;
/** Discreet profiles as a firm finds them, and what it asked them. */
export const discreetKey = ['discreet'] as const;
