import type { CustomerRecord } from '../../../world/customers.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { gid, idOf } from '../gid.ts'
import { giveToken } from './access-tokens.ts'
import { refusedCustomer } from './change-customer.ts'
import { isMailed, mailToken, type Purpose, readMailedUrl } from './mailed-token.ts'
import { passwordErrors, passwordHash } from './password.ts'
import { customerByEmail } from './profile.ts'
import { customerError, errorsOf } from './user-error.ts'

/** Forgotten passwords and first ones: what is mailed is read in the world's outbox. */
export const passwordMutations = {
  customerRecover: (_root: unknown, { email }: { email: string }, context) =>
    context.world.serial(async () => {
      const customer = customerByEmail(context, email)
      if (!customer) return errorsOf([customerError('UNIDENTIFIED_CUSTOMER', ['email'], 'Could not find customer')])
      await mailToken(context, customer, customer.state === 'invited' ? 'activate' : 'reset')
      return errorsOf([])
    }),

  customerReset: (
    _root: unknown,
    { id, input }: { id: string; input: { resetToken: string; password: string } },
    context,
  ) =>
    choosePassword(context, { id, token: input.resetToken, ...input, purpose: 'reset', at: ['input', 'resetToken'] }),

  customerResetByUrl: (_root: unknown, { resetUrl, password }: { resetUrl: string; password: string }, context) =>
    choosePassword(context, { ...mailed(resetUrl, 'reset'), password, purpose: 'reset', at: ['resetUrl'] }),

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
      at: ['input', 'activationToken'],
    }),

  customerActivateByUrl: (
    _root: unknown,
    { activationUrl, password }: { activationUrl: string; password: string },
    context,
  ) =>
    choosePassword(context, {
      ...mailed(activationUrl, 'activate'),
      password,
      purpose: 'activate',
      at: ['activationUrl'],
    }),
} satisfies Resolvers

function mailed(url: string, purpose: Purpose) {
  const read = readMailedUrl(String(url), purpose)
  return { id: read ? gid('Customer', read.number) : '', token: read?.token ?? '' }
}

type Choice = { id: string; token: string; password: string; purpose: Purpose; at: string[] }

/** A new password signs everyone else out and the customer in. */
function choosePassword(context: ShopifyContext, { id, token, password, purpose, at }: Choice) {
  const { world } = context
  return world.serial(async () => {
    const customer = customerById(context, id)
    if (!customer) return refusedCustomer([customerError('NOT_FOUND', ['id'], 'Customer does not exist')])
    if (purpose === 'activate' && customer.state === 'enabled')
      return refusedCustomer([customerError('ALREADY_ENABLED', at, 'Customer already enabled')])
    if (!isMailed(customer, token, purpose, world.clock.now()))
      return refusedCustomer([customerError('TOKEN_INVALID', at, TOKEN_INVALID[purpose])])
    const errors = passwordErrors(password, at.length > 1 ? ['input', 'password'] : ['password'])
    if (errors.length > 0) return refusedCustomer(errors)

    const after = await world.customers.update((query) => query.where((each) => each.id === customer.id), {
      data(draft) {
        draft.passwordHash = passwordHash(customer, password)
        draft.state = 'enabled'
        draft.mailedToken = null
        draft.accessTokens = []
        draft.updatedAt = world.clock.now().toISOString()
      },
    })
    const customerAccessToken = await giveToken(world, after ?? customer)
    return { customer: after ?? customer, customerAccessToken, ...errorsOf([]) }
  })
}

const TOKEN_INVALID: Record<Purpose, string> = {
  reset: 'Invalid reset token',
  activate: 'Invalid activation token',
}

function customerById({ world, region }: ShopifyContext, id: string): CustomerRecord | undefined {
  const number = idOf('Customer', id)
  return world.customers.findFirst((query) =>
    query.where((customer) => customer.region === region && idOf('Customer', customer.id) === number),
  )
}
