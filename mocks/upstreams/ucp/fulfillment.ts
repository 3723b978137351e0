import type {
  DestinationInput,
  Fulfillment,
  FulfillmentInput,
  PostalAddress,
} from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { CartRecord, SelectableAddressRecord } from '../../world/carts.ts'
import type { AddressRecord } from '../../world/customers.ts'
import { readDeliveryAddress } from '../shopify/cart/read-delivery-address.ts'
import { toGid } from '../shopify/gid.ts'
import { requiresShipping } from '../shopify/goods/gift-card.ts'
import type { PricedCart } from '../shopify/pricing/price-cart.ts'
import { listCountries } from '../shopify/shop/countries.ts'
import type { AgentContext } from './context.ts'
import { createError, type Message } from './messages.ts'

/** The store sends all of a cart together, so it has one method with one group. */
const METHOD_ID = 'shipping'
const GROUP_ID = 'all'
const DESTINATIONS = '$.fulfillment.methods[0].destinations'

type Delivery = Pick<CartRecord, 'deliveryAddresses' | 'deliveryOption'>

/** Where and how a checkout is delivered after an agent replaced it; with problems nothing changes. */
export function readFulfillment(
  context: AgentContext,
  record: CartRecord,
  input: FulfillmentInput | undefined,
): { delivery: Delivery } | { problems: [Message, ...Message[]] } {
  const [method] = input?.methods ?? []
  if (!method) return { delivery: { deliveryAddresses: [], deliveryOption: null } }
  const entries = (method.destinations ?? []).map((destination, index) =>
    readDestination(context, record, destination, `${DESTINATIONS}[${index}]`),
  )
  const [first, ...others] = entries.flatMap(({ problems }) => problems)
  if (first) return { problems: [first, ...others] }
  // an agent that names only the selected one means those that the checkout has
  const addresses = method.destinations ? entries.flatMap(({ address }) => address ?? []) : record.deliveryAddresses
  const selectedId = method.selected_destination_id ?? addresses[0]?.id
  const position = addresses.findIndex(({ id }) => id === selectedId)
  if (selectedId !== undefined && position < 0)
    return { problems: [createError('not_found', 'No destination has this id.', { path: DESTINATIONS })] }
  return {
    delivery: {
      deliveryAddresses: addresses.map((address, index) => ({ ...address, selected: index === position })),
      deliveryOption: method.groups?.[0]?.selected_option_id ?? null,
    },
  }
}

function readDestination(
  { world, region }: AgentContext,
  record: CartRecord,
  input: DestinationInput,
  path: string,
): { address?: SelectableAddressRecord; problems: Message[] } {
  const known = record.deliveryAddresses.find(({ id }) => id === input.id)
  if (known && input.street_address === undefined) return { address: known, problems: [] }
  const countryCode = listCountries(world.catalogue, region).find((code) => code === input.address_country)
  if (input.address_country !== undefined && !countryCode)
    return { problems: [createError('address_undeliverable', 'The store does not deliver to this country.', { path })] }
  const { address, errors } = readDeliveryAddress(
    {
      countryCode: countryCode ?? null,
      firstName: input.first_name ?? null,
      lastName: input.last_name ?? null,
      address1: input.street_address ?? null,
      address2: input.extended_address ?? null,
      city: input.address_locality ?? null,
      provinceCode: input.address_region ?? null,
      zip: input.postal_code ?? null,
      phone: input.phone_number ?? null,
    },
    'STRICT',
    [],
  )
  const problems = errors.map(({ message }) => createError('invalid_address', message, { path }))
  const id = input.id ?? toGid('CartSelectableAddress', world.ids.next('cart-address'))
  return { address: { id, address, selected: false, oneTimeUse: false }, problems }
}

/** How a checkout is delivered, as far as it is known. */
export function toFulfillment({ record, lines, delivery }: PricedCart): Fulfillment {
  const lineIds = lines.filter(({ product }) => requiresShipping(product)).map(({ record: line }) => line.id)
  if (lineIds.length === 0) return { methods: [] }
  return {
    methods: [
      {
        id: METHOD_ID,
        type: 'shipping',
        line_item_ids: lineIds,
        destinations: record.deliveryAddresses.map(({ id, address }) => ({
          ...toPostalAddress(address),
          id,
          type: 'shipping_address',
        })),
        selected_destination_id: delivery?.address.id ?? null,
        groups: delivery
          ? [
              {
                id: GROUP_ID,
                line_item_ids: lineIds,
                options: delivery.options.map(({ handle, title, description, cost }) => ({
                  id: handle,
                  title: description ? `${title}, ${description}` : title,
                  totals: [{ type: 'total', display_text: title, amount: cost }],
                })),
                selected_option_id: delivery.selected?.handle ?? null,
              },
            ]
          : [],
      },
    ],
  }
}

/** What a checkout lacks before it can be delivered. */
export function findDeliveryProblems({ lines, delivery }: PricedCart): Message[] {
  if (!lines.some(({ product, quantity }) => quantity > 0 && requiresShipping(product))) return []
  if (!delivery) return [createError('missing', 'An address to deliver to is required.', { path: '$.fulfillment' })]
  return delivery.selected
    ? []
    : [createError('address_undeliverable', 'The store does not deliver to this address.', { path: DESTINATIONS })]
}

/** An address in the protocol's words. */
export const toPostalAddress = (address: AddressRecord): PostalAddress => ({
  first_name: address.firstName,
  last_name: address.lastName,
  street_address: address.address1,
  ...(address.address2 && { extended_address: address.address2 }),
  address_locality: address.city,
  ...(address.provinceCode && { address_region: address.provinceCode }),
  postal_code: address.zip,
  address_country: address.countryCode,
  ...(address.phone && { phone_number: address.phone }),
})
