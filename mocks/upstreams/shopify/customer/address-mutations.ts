import type { MailingAddressInput } from '@shopify/hydrogen/storefront-api-types'
import { type AddressRecord, addressRecord, type CustomerRecord } from '../../../world/customers.ts'
import type { Resolvers } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { isSameAddress, readAddress } from './address.ts'
import { type CustomerChange, changeCustomer } from './change-customer.ts'
import { createCustomerError } from './user-error.ts'

type WithToken<Input> = Input & { customerAccessToken: string }

export const addressMutations = {
  customerAddressCreate: (_root: unknown, input: WithToken<{ address: MailingAddressInput }>, context, info) =>
    changeCustomer(context, input.customerAccessToken, (customer) => {
      const id = `${toGid('MailingAddress', context.world.ids.nextNumber('address'))}?model_name=CustomerAddress`
      const { address, errors } = readAddress(input.address, addressRecord.parse({ id }), info.schema)
      if (errors.length > 0) return { errors }
      if (customer.addresses.some((existing) => isSameAddress(existing, address)))
        return { errors: [createCustomerError('TAKEN', ['address'], 'Address already exists')] }
      return {
        record: {
          addresses: [...customer.addresses, address],
          // A customer's first address becomes the default.
          defaultAddressId: customer.defaultAddressId ?? id,
        },
        payload: { customerAddress: address },
      }
    }),

  customerAddressUpdate: (
    _root: unknown,
    input: WithToken<{ id: string; address: MailingAddressInput }>,
    context,
    info,
  ) =>
    changeCustomer(context, input.customerAccessToken, (customer) =>
      changeAddress(customer, input.id, ['id'], (existing) => {
        const { address, errors } = readAddress(input.address, existing, info.schema)
        const addresses = customer.addresses.map((other) => (other === existing ? address : other))
        return errors.length > 0 ? { errors } : { record: { addresses }, payload: { customerAddress: address } }
      }),
    ),

  customerAddressDelete: (_root: unknown, input: WithToken<{ id: string }>, context) =>
    changeCustomer(context, input.customerAccessToken, (customer) =>
      changeAddress(customer, input.id, ['id'], (deleted) => {
        const addresses = customer.addresses.filter((address) => address !== deleted)
        const defaultAddressId =
          customer.defaultAddressId === deleted.id ? (addresses[0]?.id ?? null) : customer.defaultAddressId
        return { record: { addresses, defaultAddressId }, payload: { deletedCustomerAddressId: deleted.id } }
      }),
    ),

  customerDefaultAddressUpdate: (_root: unknown, input: WithToken<{ addressId: string }>, context) =>
    changeCustomer(context, input.customerAccessToken, (customer) =>
      changeAddress(customer, input.addressId, ['addressId'], ({ id }) => ({ record: { defaultAddressId: id } })),
    ),
} satisfies Resolvers

function changeAddress(
  { addresses }: CustomerRecord,
  addressId: string,
  field: string[],
  change: (address: AddressRecord) => CustomerChange,
): CustomerChange {
  const number = fromGid('MailingAddress', addressId)
  const address = addresses.find(({ id }) => number !== undefined && fromGid('MailingAddress', id) === number)
  return address ? change(address) : { errors: [createCustomerError('NOT_FOUND', field, 'Address does not exist')] }
}
