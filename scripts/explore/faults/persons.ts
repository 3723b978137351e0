import type { MendedFault } from './mended-fault.ts'

/** Faults that show one person’s data to another. */
export const PERSON_FAULTS: readonly MendedFault[] = [
  {
    name: 'cart-left-at-sign-out',
    seen: 'the next person at a computer has the cart of the customer who signed out',
    options: ['--focus', 'account', '--from', 'returning-customer'],
    edits: [
      {
        file: 'app/customer/sign-in/session.ts',
        from: '    leaveCartFn({ data: { region } }).catch(() => null),\n',
        to: '',
      },
      {
        file: 'app/cart/own-cart.server.ts',
        from: 'return customer === null || (signedIn !== undefined && toCustomerNumber(signedIn) === customer)',
        to: 'return customer === null || signedIn === undefined || toCustomerNumber(signedIn) === customer',
      },
    ],
  },
  {
    name: 'linked-cart',
    seen: 'a link makes a stranger’s cart that of the customer who opens it',
    options: ['--focus', 'cart', '--from', 'known-customer'],
    edits: [
      {
        file: 'app/cart/read-cart.server.ts',
        from: 'return (await copyCart(deps, linked, isMarked ? { attributes: [mark] } : {})) ?? toEmptied(deps)',
        to: 'return replaceCart(deps, linkedId), await fetchCart(deps, linkedId)',
      },
      { file: 'app/cart/read-cart.server.ts', from: '  saveReading,\n', to: '  replaceCart,\n  saveReading,\n' },
    ],
  },
  {
    name: 'stored-answers',
    seen: 'caches keep pages with words of a person',
    options: ['--focus', 'account', '--from', 'returning-customer'],
    edits: [
      {
        file: 'app/http/cache-headers.ts',
        from: "if (!canStore || !headers.has('cache-control')) headers.set('cache-control', 'private, no-store')",
        to: "if (!canStore || !headers.has('cache-control')) headers.set('cache-control', 'public, s-maxage=60')",
      },
    ],
  },
]
