import type { CustomerUpdateInput } from '#contracts/shopify/generated/documents.ts'
import type { CustomerRecord } from '../../../world/customers.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { customerByToken, giveToken, takeToken } from './access-tokens.ts'
import { changeCustomer, refusedCustomer } from './change-customer.ts'
import { isEmail } from './email.ts'
import { type CustomerUserError, customerError, errorsOf, invalidToken } from './user-error.ts'

/** Shopify's shortest password. */
const MIN_PASSWORD = 5

type Credentials = { email: string; password: string }
type NewCustomer = Credentials & Omit<CustomerUpdateInput, 'email' | 'password'>

export const customerMutations = {
  // Records keep no passwords: whoever knows a customer's email and types something is let in.
  customerAccessTokenCreate: (_root: unknown, { input }: { input: Credentials }, context) =>
    context.world.serial(async () => {
      const customer = customerByEmail(context, input.email)
      if (!customer || input.password === '')
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
      const errors = [...emailErrors(context, input.email, 'input'), ...passwordErrors(input.password)]
      if (errors.length > 0) return refusedCustomer(errors)
      const customer = await world.customers.create({
        id: gid('Customer', world.ids.number('customer')),
        region,
        firstName: input.firstName ?? '',
        lastName: input.lastName ?? '',
        email: input.email,
        phone: input.phone ?? null,
        acceptsMarketing: input.acceptsMarketing ?? false,
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
      const email = input.email ?? before.email
      const errors = email === before.email ? [] : emailErrors(context, email, 'customer')
      return {
        errors,
        record: {
          email,
          firstName: input.firstName === undefined ? before.firstName : (input.firstName ?? ''),
          lastName: input.lastName === undefined ? before.lastName : (input.lastName ?? ''),
          phone: input.phone === undefined ? before.phone : input.phone,
          acceptsMarketing: input.acceptsMarketing ?? before.acceptsMarketing,
        },
      }
    }),
} satisfies Resolvers

function customerByEmail({ world, region }: ShopifyContext, email: string): CustomerRecord | undefined {
  return world.customers.findFirst((query) =>
    query.where((customer) => customer.region === region && customer.email.toLowerCase() === email.toLowerCase()),
  )
}

function emailErrors(context: ShopifyContext, email: string, input: string): CustomerUserError[] {
  if (email === '') return [customerError('BLANK', [input, 'email'], "Email can't be blank")]
  if (!isEmail(email)) return [customerError('INVALID', [input, 'email'], 'Email is invalid')]
  if (customerByEmail(context, email)) return [customerError('TAKEN', [input, 'email'], 'Email has already been taken')]
  return []
}

function passwordErrors(password: string): CustomerUserError[] {
  if (password.length >= MIN_PASSWORD) return []
  const message = `Password is too short (minimum is ${MIN_PASSWORD} characters)`
  return [customerError('TOO_SHORT', ['input', 'password'], message)]
}
