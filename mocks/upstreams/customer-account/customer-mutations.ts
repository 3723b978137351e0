import type { CustomerUpdateInput } from '#contracts/customer-account/generated/documents.ts'
import { issueToken } from '../shopify/customer/access-tokens.ts'
import { validateProfile } from '../shopify/customer/profile.ts'
import { changeCustomer } from './change-customer.ts'
import { type AccountContext, type AccountResolvers, getCustomer } from './context.ts'
import { toEmailAddress } from './customer.ts'

export const customerMutations = {
  customerUpdate: (_root: unknown, { input }: { input: CustomerUpdateInput }, context) =>
    changeCustomer(context, (customer) => {
      if (input.firstName === undefined && input.lastName === undefined)
        return refuse([{ code: 'CUSTOMER_INPUT_ARGUMENT_EMPTY', field: ['input'], message: 'Input is empty' }])
      const { firstName = customer.firstName, lastName = customer.lastName } = input
      const errors = validateProfile(context, { firstName, lastName }, 'input', customer)
      if (errors.length > 0)
        // Of the Storefront API's codes for names, this API has only TOO_LONG.
        return refuse(errors.map((error) => ({ ...error, code: error.code === 'TOO_LONG' ? 'TOO_LONG' : 'INVALID' })))
      return {
        record: { firstName: firstName ?? '', lastName: lastName ?? '' },
        payload: { customer: () => getCustomer(context), userErrors: [] },
      }
    }),

  storefrontCustomerAccessTokenCreate: (_root: unknown, _args: unknown, context) =>
    context.world.runExclusive(async () => {
      const { accessToken } = await issueToken(context.world, getCustomer(context))
      return { customerAccessToken: accessToken, userErrors: [] }
    }),

  customerEmailMarketingSubscribe: (_root: unknown, _args: unknown, context) => setMarketing(context, true),
  customerEmailMarketingUnsubscribe: (_root: unknown, _args: unknown, context) => setMarketing(context, false),
} satisfies AccountResolvers

const refuse = (userErrors: object[]) => ({ payload: { customer: null, userErrors } })

const setMarketing = (context: AccountContext, acceptsMarketing: boolean) =>
  changeCustomer(context, () => ({
    record: { acceptsMarketing },
    payload: { emailAddress: () => toEmailAddress(getCustomer(context)), userErrors: [] },
  }))
