import type { AccountPageName, AccountSearch } from './account-search.ts'
import { Addresses } from './addresses/addresses.tsx'
import type { Customer } from './customer.ts'
import { Details } from './details/details.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { Orders } from './orders/orders.tsx'
import type { OrderListState } from './orders/use-order-list.ts'
import { Preferences } from './preferences/preferences.tsx'

/** The account's pages after the overview. Their code loads when the browser is idle, or with the first of them. */
export function AccountSubpage(props: {
  page: Exclude<AccountPageName, 'overview'>
  search: AccountSearch
  customer: Customer
  isUnreadable: boolean
  orders: OrderListState
  onChange: (change: (customer: Customer) => Customer) => void
  onReload: () => void
}) {
  const { page, search, customer, isUnreadable, onChange } = props
  const form = { customer, edit: search.edit, onChange, onReload: props.onReload }
  if (page === 'orders')
    return search.order === undefined ? <Orders orders={props.orders} /> : <OrderPage text={search.order} />
  // without a customer a form could not save anything
  if (isUnreadable) return null
  switch (page) {
    case 'addresses':
      return <Addresses {...form} />
    case 'details':
      return <Details {...form} />
    case 'preferences':
      return <Preferences customer={customer} onChange={onChange} />
  }
}
