import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { NameFields } from './details/name-fields.ts'

/** The dependencies of an account change. */
export type ChangeDeps = {
  openAccount(accessToken: string): Promise<CustomerAccountClient>
  report: typeof report
  /** Returns the refusal of a client beyond the limit. */
  checkLimit: () => Promise<LimitRefusal | null>
}

/** Changes the account of a token. Never retries, because a failed call may still have taken effect. */
export async function changeCustomer<Saved, Field extends string>(
  deps: ChangeDeps,
  accessToken: string,
  change: (account: CustomerAccountClient) => Promise<ChangeOutcome<Saved, Field>>,
): Promise<ChangeOutcome<Saved, Field>> {
  const refusal = await deps.checkLimit()
  if (refusal) return { status: 'failed', failure: refusal.failure, retryAfterS: refusal.retryAfterS }
  try {
    return await change(await deps.openAccount(accessToken))
  } catch (cause) {
    if (cause instanceof UpstreamError && cause.upstream === 'customer-account' && cause.status === 401)
      return { status: 'token-expired' }
    deps.report('customer.change-failed', cause)
    return { status: 'failed', failure: 'customer.change-failed' }
  }
}

/** Converts Shopify's userErrors to problems by field; `fields` maps the names in Shopify's paths to those of the form. */
export const toUserProblems = <Field extends string>(
  userErrors: readonly { field: readonly string[] | null; message: string }[],
  fields: Readonly<Record<string, Field>>,
): UserProblem<Field>[] =>
  userErrors.map(({ field, message }) => {
    const name = field?.at(-1) ?? ''
    return { field: (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? null, message }
  })

/** Returns the dependencies of an account change for the current request. */
export const getChangeDeps = (region: RegionCode): ChangeDeps => ({
  openAccount: getUpstreams(region).openAccount,
  report,
  checkLimit: () => checkLimit('customer'),
})

/** A reason of Shopify to refuse a change. `field` is null if the forms do not have it. */
export type UserProblem<Field extends string> = { field: Field | null; message: string }

/**
 * Why a change was not made.
 * - refused: Shopify gives the reasons
 * - unknown-address: the address does not exist (any more)
 * - token-expired: the token belongs to no customer (any more), so nothing was changed
 * - failed: it may or may not have been made
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

const FIELDS = { firstName: 'firstName', lastName: 'lastName' } as const

/** Changes the name of a customer (ACC-06). */
export const updateName = (
  deps: ChangeDeps,
  accessToken: string,
  fields: NameFields,
): Promise<ChangeOutcome<NameFields, keyof NameFields>> =>
  changeCustomer(deps, accessToken, async (account) => {
    const { customer, userErrors } = await account.customerUpdate({ input: fields })
    if (userErrors.length > 0) return { status: 'refused', problems: toUserProblems(userErrors, FIELDS) }
    const saved = customer && { firstName: customer.firstName ?? '', lastName: customer.lastName ?? '' }
    return { status: 'saved', saved }
  })
