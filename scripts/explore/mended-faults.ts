import type { Mutation } from '../mutate/mutation.ts'

/** A fault that was mended once, and the edits that bring it back. */
export type MendedFault = {
  name: string
  /** What shoppers saw. */
  seen: string
  /** Options of the search that finds it, as somebody gives them who suspects the department. */
  options: readonly string[]
  edits: readonly Pick<Mutation, 'file' | 'from' | 'to'>[]
}

const CART = ['--focus', 'cart'] as const

/** Faults of this shop that its tests had not found, found from outside and mended. */
export const MENDED_FAULTS: readonly MendedFault[] = [
  {
    name: 'cookies-refused',
    seen: 'a browser that refuses cookies shows an empty basket after an addition, without a word',
    options: CART,
    edits: [
      {
        file: 'app/cart/use-cart.ts',
        from: "        if (refusesCookies()) return { ok: false, failure: 'cart.cookies-refused' }\n",
        to: '',
      },
    ],
  },
  {
    name: 'translated-total',
    seen: 'in a translated page the total stays behind a change',
    options: CART,
    edits: [
      {
        file: 'app/cart/cart-sums.tsx',
        from: '<dd translate="no">{formatAmount(cart.total, region.intlLocale)}</dd>',
        to: "<dd>{formatAmount(cart.total, region.intlLocale)} {''}</dd>",
      },
    ],
  },
  {
    name: 'translated-removal',
    seen: 'in a translated page the notice of removed lines names those before',
    options: CART,
    edits: [
      {
        file: 'app/cart/cart-notice.tsx',
        from: "<span>{t('removed', { count: removed.length, name: first.line.product.title })}</span>{' '}",
        to: "{t('removed', { count: removed.length, name: first.line.product.title })}{' '}",
      },
    ],
  },
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
        from: 'return (await copyCart(deps, linkedId)) ?? toCompleted(deps)',
        to: 'return replaceCart(deps, linkedId), await fetchCart(deps, linkedId)',
      },
      { file: 'app/cart/read-cart.server.ts', from: '  saveReading,\n', to: '  replaceCart,\n  saveReading,\n' },
    ],
  },
  {
    name: 'answer-without-cart',
    seen: 'a change of a line that another tab removed empties the basket on the screen',
    options: CART,
    edits: [
      {
        file: 'app/cart/change-at-shopify.server.ts',
        from: '  const cart = await shopify.cart({ cartId })\n  if (!cart) return NO_CART\n',
        to: '  const { cart } = change\n  if (!cart) return NO_CART\n',
      },
    ],
  },
  {
    name: 'lost-answer',
    seen: 'an addition whose answer is lost is called failed, and pressing again doubles it',
    options: CART,
    edits: [
      {
        file: 'app/cart/change-at-shopify.server.ts',
        from: 'if (!cart || !isMade(cart)) throw cause',
        to: 'if (cause) throw cause',
      },
      {
        file: 'app/cart/add-lines.server.ts',
        from: 'const made = id && mayBeMade ? await findAddition(deps, id, addition) : null',
        to: 'const made = id && mayBeMade && false ? await findAddition(deps, id, addition) : null',
      },
    ],
  },
  {
    name: 'refused-storage',
    seen: 'a browser that refuses storage has no working page',
    options: [],
    edits: [
      {
        file: 'app/visitor/browser-state.ts',
        from: '  try {\n    return localStorage.getItem(key) ?? undefined\n  } catch {\n    return undefined\n  }\n',
        to: '  return localStorage.getItem(key) ?? undefined\n',
      },
    ],
  },
  {
    name: 'full-storage',
    seen: 'in a browser whose storage is full a press does nothing',
    options: CART,
    edits: [
      {
        file: 'app/visitor/browser-state.ts',
        from: '  try {\n    localStorage.setItem(key, value)\n  } catch {\n    return\n  }\n',
        to: '  localStorage.setItem(key, value)\n',
      },
    ],
  },
  {
    name: 'answers-outside',
    seen: 'with larger letters an answer about cookies is outside the screen',
    options: [],
    edits: [
      {
        file: 'app/analytics/consent/consent-banner.module.css',
        from: '.answers {\n  display: flex;\n  flex-wrap: wrap;\n',
        to: '.answers {\n  display: flex;\n',
      },
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
  {
    name: 'count-of-lines',
    seen: 'the header counts lines, not pieces',
    options: CART,
    edits: [
      {
        file: 'app/cart/cart-cookies.server.ts',
        from: 'deps.visitor.setCookie(cartCount(deps.region), String(cart.count))',
        to: 'deps.visitor.setCookie(cartCount(deps.region), String(cart.lines.length))',
      },
    ],
  },
  {
    name: 'total-without-discount',
    seen: 'the total leaves discounts out',
    options: ['--focus', 'cart', '--from', 'cart-with-discount'],
    edits: [
      {
        file: 'app/cart/cart-sums.tsx',
        from: '{formatAmount(cart.total, region.intlLocale)}',
        to: '{formatAmount(cart.subtotal, region.intlLocale)}',
      },
    ],
  },
  {
    name: 'unnamed-quantity',
    seen: 'a screen reader finds a field without a name in the basket',
    options: CART,
    edits: [
      { file: 'app/cart/quantity-stepper.tsx', from: "          aria-label={t('quantity', { name })}\n", to: '' },
    ],
  },
]
