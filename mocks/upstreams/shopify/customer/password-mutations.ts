import type { CustomerRecord } from '../../../world/customers.ts'
import { findCustomerByEmail } from '../../../world/find-customer.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { issueToken } from './access-tokens.ts'
import { toCustomerRefusal } from './change-customer.ts'
import { isValidMailedToken, type LinkPurpose, mailLink, parseMailedUrl } from './mailed-link.ts'
import { hashPassword, validatePassword } from './password.ts'
import { createCustomerError, toErrorLists } from './user-error.ts'

/** Password resets and account activations. The mailed links are in the world's outbox. */
export const passwordMutations = {
  customerRecover: (_root: unknown, { email }: { email: string }, context) =>
    context.world.runExclusive(async () => {
      const customer = findCustomerByEmail(context.world, context.region, email)
      if (!customer)
        return toErrorLists([createCustomerError('UNIDENTIFIED_CUSTOMER', ['email'], 'Could not find customer')])
      await mailLink(context, customer, customer.state === 'invited' ? 'activate' : 'reset')
      return toErrorLists([])
    }),

  customerReset: (
    _root: unknown,
    { id, input }: { id: string; input: { resetToken: string; password: string } },
    context,
  ) =>
    choosePassword(context, {
      id,
      token: input.resetToken,
      password: input.password,
      purpose: 'reset',
      tokenField: ['input', 'resetToken'],
    }),

  customerResetByUrl: (_root: unknown, { resetUrl, password }: { resetUrl: string; password: string }, context) =>
    choosePassword(context, { ...readLink(resetUrl, 'reset'), password, purpose: 'reset', tokenField: ['resetUrl'] }),

  customerActivate: (
    _root: unknown,
    { id, input }: { id: string; input: { activationToken: string; password: string } },
    context,
  ) =>
    choosePassword(context, {
      id,
      token: input.activationToken,
      password: input.password,
      purpose: 'activate',
      tokenField: ['input', 'activationToken'],
    }),

  customerActivateByUrl: (
    _root: unknown,
    { activationUrl, password }: { activationUrl: string; password: string },
    context,
  ) =>
    choosePassword(context, {
      ...readLink(activationUrl, 'activate'),
      password,
      purpose: 'activate',
      tokenField: ['activationUrl'],
    }),
} satisfies Resolvers

/** The customer and token of a mailed link; both empty for any other URL. */
function readLink(url: string, purpose: LinkPurpose) {
  const link = parseMailedUrl(String(url), purpose)
  return { id: link ? toGid('Customer', link.number) : '', token: link?.token ?? '' }
}

type PasswordChoice = {
  id: string
  token: string
  password: string
  purpose: LinkPurpose
  /** The path of the argument with the token, for errors. */
  tokenField: string[]
}

/** Sets a password with a mailed token. Revokes the customer's access tokens and issues a new one. */
function choosePassword(context: ShopifyContext, { id, token, password, purpose, tokenField }: PasswordChoice) {
  const { world } = context
  return world.runExclusive(async () => {
    const customer = findCustomerById(context, id)
    if (!customer) return toCustomerRefusal([createCustomerError('NOT_FOUND', ['id'], 'Customer does not exist')])
    if (purpose === 'activate' && customer.state === 'enabled')
      return toCustomerRefusal([createCustomerError('ALREADY_ENABLED', tokenField, 'Customer already enabled')])
    if (!isValidMailedToken(customer, token, purpose, world.clock.now()))
      return toCustomerRefusal([createCustomerError('TOKEN_INVALID', tokenField, TOKEN_INVALID[purpose])])
    const errors = validatePassword(password, tokenField.length > 1 ? ['input', 'password'] : ['password'])
    if (errors.length > 0) return toCustomerRefusal(errors)

    const saved = await world.customers.update((query) => query.where((record) => record.id === customer.id), {
      data(draft) {
        draft.passwordHash = hashPassword(customer, password)
        draft.state = 'enabled'
        draft.mailedToken = null
        draft.accessTokens = []
        draft.updatedAt = world.clock.now().toISOString()
      },
    })
    const customerAccessToken = await issueToken(world, saved ?? customer)
    return { customer: saved ?? customer, customerAccessToken, ...toErrorLists([]) }
  })
}

const TOKEN_INVALID: Record<LinkPurpose, string> = {
  reset: 'Invalid reset token',
  activate: 'Invalid activation token',
}

function findCustomerById({ world, region }: ShopifyContext, gid: string): CustomerRecord | undefined {
  const number = fromGid('Customer', gid)
  return world.customers.findFirst((query) =>
    query.where((customer) => customer.region === region && fromGid('Customer', customer.id) === number),
  )
}
