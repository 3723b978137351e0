import type { CustomerUpdateInput } from '@shopify/hydrogen/storefront-api-types'
import { findCustomerByEmail } from '../../../world/find-customer.ts'
import type { Resolvers } from '../context.ts'
import { toGid } from '../gid.ts'
import { findCustomerByToken, issueToken, revokeToken } from './access-tokens.ts'
import { changeCustomer, toCustomerRefusal } from './change-customer.ts'
import { mailLink } from './mailed-link.ts'
import { hashPassword, isPasswordCorrect, validatePassword } from './password.ts'
import { validateProfile } from './profile.ts'
import { createCustomerError, createInvalidTokenError, toErrorLists } from './user-error.ts'

type Credentials = { email: string; password: string }
type NewCustomer = Credentials & Omit<CustomerUpdateInput, 'email' | 'password'>

export const customerMutations = {
  customerAccessTokenCreate: (_root: unknown, { input }: { input: Credentials }, { world, region }) =>
    world.runExclusive(async () => {
      const customer = findCustomerByEmail(world, region, input.email)
      if (customer?.state === 'disabled')
        return toCustomerRefusal([createCustomerError('CUSTOMER_DISABLED', ['input'], 'Customer is disabled')])
      if (customer?.state !== 'enabled' || !isPasswordCorrect(customer, input.password))
        return toCustomerRefusal([createCustomerError('UNIDENTIFIED_CUSTOMER', ['input'], 'Unidentified customer')])
      return { customerAccessToken: await issueToken(world, customer), ...toErrorLists([]) }
    }),

  customerAccessTokenRenew: (
    _root: unknown,
    { customerAccessToken: token }: { customerAccessToken: string },
    context,
  ) =>
    context.world.runExclusive(async () => {
      const customer = findCustomerByToken(context, token)
      if (!customer) return toCustomerRefusal([createInvalidTokenError()])
      const customerAccessToken = await issueToken(context.world, customer)
      return { customerAccessToken, ...toErrorLists([]) }
    }),

  customerAccessTokenDelete: (
    _root: unknown,
    { customerAccessToken: token }: { customerAccessToken: string },
    context,
  ) =>
    context.world.runExclusive(async () => {
      const customer = findCustomerByToken(context, token)
      if (customer) await revokeToken(context.world, customer, token)
      return {
        deletedAccessToken: customer ? token : null,
        deletedCustomerAccessTokenId: customer ? token : null,
        ...toErrorLists(customer ? [] : [createInvalidTokenError()]),
      }
    }),

  customerCreate: (_root: unknown, { input }: { input: NewCustomer }, context) =>
    context.world.runExclusive(async () => {
      const { world, region } = context
      const existing = findCustomerByEmail(world, region, input.email)
      if (existing?.state === 'invited') {
        await mailLink(context, existing, 'activate')
        const message = `We have sent an email to ${input.email}, please click the link included to verify your email address.`
        return toCustomerRefusal([createCustomerError('CUSTOMER_DISABLED', ['input', 'email'], message)])
      }
      const errors = [
        ...validateProfile(context, input, 'input'),
        ...validatePassword(input.password, ['input', 'password']),
      ]
      if (errors.length > 0) return toCustomerRefusal(errors)
      const id = toGid('Customer', world.ids.nextNumber('customer'))
      const customer = await world.customers.create({
        id,
        region,
        firstName: input.firstName ?? '',
        lastName: input.lastName ?? '',
        email: input.email,
        phone: input.phone ?? null,
        acceptsMarketing: input.acceptsMarketing ?? false,
        passwordHash: hashPassword({ id }, input.password),
        createdAt: world.clock.now().toISOString(),
      })
      return { customer, ...toErrorLists([]) }
    }),

  customerUpdate: (
    _root: unknown,
    { customerAccessToken, customer: input }: { customerAccessToken: string; customer: CustomerUpdateInput },
    context,
  ) =>
    changeCustomer(context, customerAccessToken, (customer) => {
      const { email, password } = input
      return {
        errors: [
          ...validateProfile(context, { ...input, email: email ?? undefined }, 'customer', customer),
          ...(password == null ? [] : validatePassword(password, ['customer', 'password'])),
        ],
        record: {
          email: email ?? customer.email,
          firstName: input.firstName === undefined ? customer.firstName : (input.firstName ?? ''),
          lastName: input.lastName === undefined ? customer.lastName : (input.lastName ?? ''),
          phone: input.phone === undefined ? customer.phone : input.phone,
          acceptsMarketing: input.acceptsMarketing ?? customer.acceptsMarketing,
          // A new password revokes all tokens; the payload contains a new one.
          ...(password != null && { passwordHash: hashPassword(customer, password), accessTokens: [] }),
        },
        issuesToken: password != null,
      }
    }),
} satisfies Resolvers
