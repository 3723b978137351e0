import type { AddressRecord, CustomerRecord } from '../../world/customers.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { type PageArgs, resolveEmptyConnection, toConnection } from '../shopify/connection.ts'
import {
  createOrdersResolver,
  findOrders,
  customerResolvers as storefrontCustomer,
} from '../shopify/customer/customer.ts'
import { fromGid } from '../shopify/gid.ts'
import { emptyMetafields } from '../shopify/goods/metafields.ts'
import { searchNames } from '../shopify/search-fields.ts'
import type { AccountContext, AccountResolvers } from './context.ts'
import { toReturns } from './returns.ts'

type AddressesArgs = PageArgs & { skipDefault?: boolean | null }

/** The records only say whether the customer agrees to marketing. */
const toMarketingState = (isSubscribed: boolean) => (isSubscribed ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED')

/** Customer.emailAddress. */
export const toEmailAddress = ({ email, acceptsMarketing }: CustomerRecord) => ({
  emailAddress: email,
  marketingState: toMarketingState(acceptsMarketing),
})

/** Shopify does not say which number is meant: the order's own ('1001') or its name's ('SP1001'). Both are found. */
const orderNumber = searchNames(({ id, name }: OrderRecord) => [fromGid('Order', id) ?? '', name.replace('#', '')])

export const customerResolvers = {
  id: storefrontCustomer.id,
  // New accounts have no names, for which Shopify returns null.
  firstName: ({ firstName }: CustomerRecord) => firstName || null,
  lastName: ({ lastName }: CustomerRecord) => lastName || null,
  displayName: storefrontCustomer.displayName,
  emailAddress: toEmailAddress,
  phoneNumber: ({ phone, acceptsTexts }: CustomerRecord) =>
    phone && { phoneNumber: phone, marketingState: toMarketingState(acceptsTexts) },
  createdAt: storefrontCustomer.createdAt,
  creationDate: storefrontCustomer.createdAt,
  addresses: ({ addresses, defaultAddressId }: CustomerRecord, { skipDefault, ...page }: AddressesArgs) =>
    toConnection(
      addresses.filter(({ id }) => !skipDefault || id !== defaultAddressId),
      page,
      ({ id }: AddressRecord) => id,
    ),
  defaultAddress: storefrontCustomer.defaultAddress,
  return: (customer: CustomerRecord, { id }: { id: string }, context: AccountContext) =>
    findOrders(context.world, customer)
      .flatMap((order) => toReturns(order, context))
      .find((candidate) => candidate.id === id) ?? null,
  orders: createOrdersResolver({ order_number: orderNumber }),
  tags: storefrontCustomer.tags,
  // The stores have no saved cards, companies, drafts, store credit, subscriptions or tax exemptions.
  availableWalletPaymentConfigs: () => [],
  companyContacts: resolveEmptyConnection,
  creditCard: () => null,
  creditCards: resolveEmptyConnection,
  draftOrders: resolveEmptyConnection,
  paypalBillingAgreement: () => null,
  storeCreditAccounts: resolveEmptyConnection,
  subscriptionContract: () => null,
  subscriptionContracts: resolveEmptyConnection,
  taxExemptionsDetails: () => [],
  ...emptyMetafields,
} satisfies AccountResolvers
