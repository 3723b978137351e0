/** What Shopify says against a change. `field` is null for one that the forms do not have. */
export type UserProblem<Field extends string> = { field: Field | null; message: string }

/**
 * Why a change was not made.
 * - refused: Shopify says why, in its own words
 * - unknown-address: there is no such address (any more)
 * - token-expired: the token belongs to no customer (any more), so nothing was changed
 * - failed: nobody knows whether it was made
 */
type ChangeFailure<Field extends string> =
  | { status: 'refused'; problems: UserProblem<Field>[] }
  | { status: 'unknown-address' }
  | { status: 'token-expired' }
  | { status: 'failed'; failure: 'customer.change-failed' | 'form.offline' }
  | { status: 'failed'; failure: 'limit.reached'; retryAfterS: number }

/** The outcome of a change of the account. `saved` is null where the response does not show what was saved. */
export type ChangeOutcome<Saved, Field extends string = never> =
  | { status: 'saved'; saved: Saved | null }
  | ChangeFailure<Field>
