import type {
  AddressUserErrorFragment as AddressUserError,
  CustomerAddressInput,
} from '#contracts/customer-account/generated/documents.ts'
import { type AddressRecord, addressRecord, type CustomerRecord } from '../../world/customers.ts'
import { isSameAddress } from '../shopify/customer/address.ts'
import { fromGid, toGid } from '../shopify/gid.ts'
import { toAddressGid } from './address.ts'
import { changeCustomer } from './change-customer.ts'
import type { AccountResolvers } from './context.ts'
import { createAddressError, readAddress } from './read-address.ts'

type Create = { address: CustomerAddressInput; defaultAddress?: boolean | null }
type Update = { addressId: string; address?: CustomerAddressInput | null; defaultAddress?: boolean | null }

/** The payload of a mutation that changed nothing. */
const refuse = (...userErrors: AddressUserError[]) => ({
  payload: { customerAddress: null, deletedAddressId: null, userErrors },
})

export const addressMutations = {
  customerAddressCreate: (_root: unknown, { address: input, defaultAddress }: Create, context, info) =>
    changeCustomer(context, ({ addresses, defaultAddressId }) => {
      const id = `${toGid('MailingAddress', context.world.ids.nextNumber('address'))}?model_name=CustomerAddress`
      const { address, errors } = readAddress(input, addressRecord.parse({ id }), info.schema)
      if (errors.length > 0) return refuse(...errors)
      if (addresses.some((existing) => isSameAddress(existing, address)))
        return refuse(createAddressError('CUSTOMER_ADDRESS_ALREADY_EXISTS', ['address'], 'Address already exists'))
      return {
        // A customer's first address becomes the default.
        record: {
          addresses: [...addresses, address],
          defaultAddressId: defaultAddress ? id : (defaultAddressId ?? id),
        },
        payload: { customerAddress: address, userErrors: [] },
      }
    }),

  customerAddressUpdate: (_root: unknown, { addressId, address: input, defaultAddress }: Update, context, info) =>
    changeCustomer(context, (customer) => {
      const existing = findAddress(customer, addressId)
      if (!existing) return refuse(createUnknownAddressError())
      const isDefault = customer.defaultAddressId === existing.id
      if (defaultAddress === false && isDefault)
        return refuse(
          createAddressError(
            'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
            ['defaultAddress'],
            'The default address cannot be demoted; set another one as default instead',
          ),
        )
      const { address, errors } = readAddress(input ?? {}, existing, info.schema)
      if (input && errors.length > 0) return refuse(...errors)
      const changed = input ? address : existing
      return {
        record: {
          addresses: customer.addresses.map((other) => (other === existing ? changed : other)),
          ...(defaultAddress && { defaultAddressId: existing.id }),
        },
        payload: { customerAddress: changed, userErrors: [] },
      }
    }),

  customerAddressDelete: (_root: unknown, { addressId }: { addressId: string }, context) =>
    changeCustomer(context, (customer) => {
      const deleted = findAddress(customer, addressId)
      if (!deleted) return refuse(createUnknownAddressError())
      const addresses = customer.addresses.filter((address) => address !== deleted)
      const isDefault = customer.defaultAddressId === deleted.id
      if (isDefault && addresses.length > 0)
        return refuse(
          createAddressError(
            'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
            ['addressId'],
            'The default address cannot be deleted before another one is the default',
          ),
        )
      return {
        record: { addresses, ...(isDefault && { defaultAddressId: null }) },
        payload: { deletedAddressId: toAddressGid(deleted), userErrors: [] },
      }
    }),
} satisfies AccountResolvers

function findAddress({ addresses }: CustomerRecord, addressId: string): AddressRecord | undefined {
  const number = fromGid('CustomerAddress', addressId)
  return addresses.find(({ id }) => number !== undefined && fromGid('MailingAddress', id) === number)
}

const createUnknownAddressError = () =>
  createAddressError('ADDRESS_ID_DOES_NOT_EXIST', ['addressId'], 'The address does not exist')
