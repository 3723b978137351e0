import type { MailingAddressInput } from '@shopify/hydrogen/storefront-api-types'
import type { GraphQLSchema } from 'graphql'
import type { CartBuyerIdentityInput } from '#contracts/shopify/generated/documents.ts'
import type { CartRecord, SelectableAddressRecord } from '../../../world/carts.ts'
import { type AddressRecord, addressRecord } from '../../../world/customers.ts'
import type { ShopifyContext } from '../context.ts'
import { readAddress } from '../customer/address.ts'
import { fromGid, toGid } from '../gid.ts'
import { findBuyerCustomer } from './buyer-identity.ts'
import { type CartUserError, createUserError } from './user-error.ts'

/** The deprecated field of a buyer's identity that Cart.delivery replaced (contracts/shopify/deprecated-inputs.graphql). */
export type WithAddressPreferences = CartBuyerIdentityInput & {
  deliveryAddressPreferences?:
    | readonly { customerAddressId?: string | null; deliveryAddress?: MailingAddressInput | null }[]
    | null
}

type AddressPreferences = { record: { deliveryAddresses?: SelectableAddressRecord[] }; errors: CartUserError[] }

/** The addresses of a buyer's identity, which become those of the cart, the first one selected; none where it has no list. */
export function readAddressPreferences(
  { world }: Pick<ShopifyContext, 'world'>,
  { deliveryAddressPreferences: inputs }: WithAddressPreferences,
  cart: CartRecord,
  schema: GraphQLSchema,
  path: readonly string[],
): AddressPreferences {
  if (!inputs) return { record: {}, errors: [] }
  const errors: CartUserError[] = []
  const addresses = inputs.flatMap(({ customerAddressId, deliveryAddress }, index): AddressRecord[] => {
    const inputPath = [...path, 'deliveryAddressPreferences', String(index)]
    if (deliveryAddress) {
      const { address, errors: problems } = readAddress(deliveryAddress, addressRecord.parse({ id: '' }), schema)
      errors.push(
        ...problems.map(({ message, field }) =>
          createUserError('INVALID', [...inputPath, 'deliveryAddress', ...(field ?? []).slice(1)], message),
        ),
      )
      return [address]
    }
    const number = fromGid('MailingAddress', customerAddressId ?? '')
    const known = findBuyerCustomer(world, cart)?.addresses.find(({ id }) => fromGid('MailingAddress', id) === number)
    if (known) return [known]
    errors.push(createUserError('INVALID', inputPath, 'The address does not exist.'))
    return []
  })
  if (errors.length > 0) return { record: {}, errors }
  const toSelectable = (address: AddressRecord, index: number): SelectableAddressRecord => ({
    id: `${toGid('CartSelectableAddress', world.ids.next('cart-address'))}?cart=${cart.token}`,
    address,
    selected: index === 0,
    oneTimeUse: false,
  })
  return { record: { deliveryAddresses: addresses.map(toSelectable) }, errors }
}
