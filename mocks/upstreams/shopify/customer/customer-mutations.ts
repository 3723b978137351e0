import type { CustomerUpdateInput } from '#contracts/shopify/generated/documents.ts'
import type { Resolvers } from '../context.ts'
import { gid } from '../gid.ts'
import { customerByToken, giveToken, takeToken } from './access-tokens.ts'
import { changeCustomer, refusedCustomer } from './change-customer.ts'
import { mailToken } from './mailed-token.ts'
import { isOpenedBy, passwordErrors, passwordHash } from './password.ts'
import { customerByEmail, profileErrors } from './profile.ts'
import { customerError, errorsOf, invalidToken } from './user-error.ts'

type Credentials = { email: string; password: string }
type NewCustomer = Credentials & Omit<CustomerUpdateInput, 'email' | 'password'>

export const customerMutations = {
  customerAccessTokenCreate: (_root: unknown, { input }: { input: Credentials }, context) =>
    context.world.serial(async () => {
      const customer = customerByEmail(context, input.email)
      if (customer?.state === 'disabled')
        return refusedCustomer([customerError('CUSTOMER_DISABLED', ['input'], 'Customer is disabled')])
      if (customer?.state !== 'enabled' || !isOpenedBy(customer, input.password))
        return refusedCustomer([customerError('UNIDENTIFIED_CUSTOMER', ['input'], 'Unidentified customer')])
      return { customerAccessToken: await giveToken(context.world, customer), ...errorsOf([]) }
    }),

  customerAccessTokenRenew: (
    _root: unknown,
    { customerAccessToken: token }: { customerAccessToken: string },
    context,
  ) =>
    context.world.serial(async () => {
      const customer = customerByToken(context, token)
      if (!customer) return refusedCustomer([invalidToken()])
      const customerAccessToken = await giveToken(context.world, customer)
      return { customerAccessToken, ...errorsOf([]) }
    }),

  customerAccessTokenDelete: (
    _root: unknown,
    { customerAccessToken: token }: { customerAccessToken: string },
    context,
  ) =>
    context.world.serial(async () => {
      const customer = customerByToken(context, token)
      if (customer) await takeToken(context.world, customer, token)
      return {
        deletedAccessToken: customer ? token : null,
        deletedCustomerAccessTokenId: customer ? token : null,
        ...errorsOf(customer ? [] : [invalidToken()]),
      }
    }),

  customerCreate: (_root: unknown, { input }: { input: NewCustomer }, context) =>
    context.world.serial(async () => {
      const { world, region } = context
      const invited = customerByEmail(context, input.email)
      if (invited?.state === 'invited') {
        await mailToken(context, invited, 'activate')
        const message = `We have sent an email to ${input.email}, please click the link included to verify your email address.`
        return refusedCustomer([customerError('CUSTOMER_DISABLED', ['input', 'email'], message)])
      }
      const errors = [
        ...profileErrors(context, input, 'input'),
        ...passwordErrors(input.password, ['input', 'password']),
      ]
      if (errors.length > 0) return refusedCustomer(errors)
      const id = gid('Customer', world.ids.number('customer'))
      const customer = await world.customers.create({
        id,
        region,
        firstName: input.firstName ?? '',
        lastName: input.lastName ?? '',
        email: input.email,
        phone: input.phone ?? null,
        acceptsMarketing: input.acceptsMarketing ?? false,
        passwordHash: passwordHash({ id }, input.password),
        createdAt: world.clock.now().toISOString(),
      })
      return { customer, ...errorsOf([]) }
    }),

  customerUpdate: (
    _root: unknown,
    { customerAccessToken, customer: input }: { customerAccessToken: string; customer: CustomerUpdateInput },
    context,
  ) =>
    changeCustomer(context, customerAccessToken, (before) => {
      const { email, password } = input
      return {
        errors: [
          ...profileErrors(context, { ...input, email: email ?? undefined }, 'customer', before),
          ...(password == null ? [] : passwordErrors(password, ['customer', 'password'])),
        ],
        record: {
          email: email ?? before.email,
          firstName: input.firstName === undefined ? before.firstName : (input.firstName ?? ''),
          lastName: input.lastName === undefined ? before.lastName : (input.lastName ?? ''),
          phone: input.phone === undefined ? before.phone : input.phone,
          acceptsMarketing: input.acceptsMarketing ?? before.acceptsMarketing,
          // a new password signs everyone out; the payload's token signs the customer in again
          ...(password != null && { passwordHash: passwordHash(before, password), accessTokens: [] }),
        },
        signsIn: password != null,
      }
    }),
} satisfies Resolvers
