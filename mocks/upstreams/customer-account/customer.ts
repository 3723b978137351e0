import type { AddressRecord, CustomerRecord } from '../../world/customers.ts'
import { type PageArgs, resolveEmptyConnection, toConnection } from '../shopify/connection.ts'
import { customerResolvers as storefrontCustomer } from '../shopify/customer/customer.ts'
import { emptyMetafields } from '../shopify/goods/metafields.ts'
import type { AccountResolvers } from './context.ts'

type AddressesArgs = PageArgs & { skipDefault?: boolean | null }

/** Customer.emailAddress. The record only says whether the customer agrees to marketing. */
export const toEmailAddress = ({ email, acceptsMarketing }: CustomerRecord) => ({
  emailAddress: email,
  marketingState: acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
})

export const customerResolvers = {
  id: storefrontCustomer.id,
  // New accounts have no names, for which Shopify returns null.
  firstName: ({ firstName }: CustomerRecord) => firstName || null,
  lastName: ({ lastName }: CustomerRecord) => lastName || null,
  displayName: storefrontCustomer.displayName,
  emailAddress: toEmailAddress,
  // The stores send no text messages.
  phoneNumber: ({ phone }: CustomerRecord) => phone && { phoneNumber: phone, marketingState: 'NOT_SUBSCRIBED' },
  createdAt: storefrontCustomer.createdAt,
  creationDate: storefrontCustomer.createdAt,
  addresses: ({ addresses, defaultAddressId }: CustomerRecord, { skipDefault, ...page }: AddressesArgs) =>
    toConnection(
      addresses.filter(({ id }) => !skipDefault || id !== defaultAddressId),
      page,
      ({ id }: AddressRecord) => id,
    ),
  defaultAddress: storefrontCustomer.defaultAddress,
  orders: storefrontCustomer.orders,
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
