import type { MailingAddressInput } from '#contracts/shopify/generated/documents.ts'
import { type AddressRecord, addressRecord, type CustomerRecord } from '../../../world/customers.ts'
import type { Resolvers } from '../context.ts'
import { gid, idOf } from '../gid.ts'
import { isSameAddress, readAddress } from './address.ts'
import { type CustomerChange, changeCustomer } from './change-customer.ts'
import { customerError } from './user-error.ts'

type OfCustomer<Input> = Input & { customerAccessToken: string }

export const addressMutations = {
  customerAddressCreate: (_root: unknown, input: OfCustomer<{ address: MailingAddressInput }>, context, info) =>
    changeCustomer(context, input.customerAccessToken, (customer) => {
      const id = `${gid('MailingAddress', context.world.ids.number('address'))}?model_name=CustomerAddress`
      const { address, errors } = readAddress(input.address, addressRecord.parse({ id }), info.schema)
      if (errors.length > 0) return { errors }
      if (customer.addresses.some((known) => isSameAddress(known, address)))
        return { errors: [customerError('TAKEN', ['address'], 'Address already exists')] }
      return {
        record: {
          addresses: [...customer.addresses, address],
          // the first address that a customer has is the default one
          defaultAddressId: customer.defaultAddressId ?? id,
        },
        payload: { customerAddress: address },
      }
    }),

  customerAddressUpdate: (
    _root: unknown,
    input: OfCustomer<{ id: string; address: MailingAddressInput }>,
    context,
    info,
  ) =>
    changeCustomer(context, input.customerAccessToken, (customer) =>
      withAddress(customer, input.id, ['id'], (known) => {
        const { address, errors } = readAddress(input.address, known, info.schema)
        const addresses = customer.addresses.map((each) => (each === known ? address : each))
        return errors.length > 0 ? { errors } : { record: { addresses }, payload: { customerAddress: address } }
      }),
    ),

  customerAddressDelete: (_root: unknown, input: OfCustomer<{ id: string }>, context) =>
    changeCustomer(context, input.customerAccessToken, (customer) =>
      withAddress(customer, input.id, ['id'], (known) => {
        const addresses = customer.addresses.filter((each) => each !== known)
        const defaultAddressId =
          customer.defaultAddressId === known.id ? (addresses[0]?.id ?? null) : customer.defaultAddressId
        return { record: { addresses, defaultAddressId }, payload: { deletedCustomerAddressId: known.id } }
      }),
    ),

  customerDefaultAddressUpdate: (_root: unknown, input: OfCustomer<{ addressId: string }>, context) =>
    changeCustomer(context, input.customerAccessToken, (customer) =>
      withAddress(customer, input.addressId, ['addressId'], (known) => ({ record: { defaultAddressId: known.id } })),
    ),
} satisfies Resolvers

function withAddress(
  { addresses }: CustomerRecord,
  addressId: string,
  field: string[],
  change: (address: AddressRecord) => CustomerChange,
): CustomerChange {
  const number = idOf('MailingAddress', addressId)
  const known = addresses.find(({ id }) => number !== undefined && idOf('MailingAddress', id) === number)
  return known ? change(known) : { errors: [customerError('NOT_FOUND', field, 'Address does not exist')] }
}
