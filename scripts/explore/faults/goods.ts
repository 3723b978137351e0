import type { MendedFault } from './mended-fault.ts'

/** Faults that lose or double goods, or show another sum than the store’s. */
export const GOODS_FAULTS: readonly MendedFault[] = [
  {
    name: 'answer-without-cart',
    seen: 'a change of a line that another tab removed empties the basket on the screen',
    options: ['--focus', 'cart'],
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
    options: ['--focus', 'cart'],
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
    name: 'count-of-lines',
    seen: 'the header counts lines, not pieces',
    options: ['--focus', 'cart'],
    edits: [
      {
        file: 'app/cart/cart-cookies.server.ts',
        from: 'deps.visitor.setCookie(cartCount(deps.region), String(cart.count))',
        to: 'deps.visitor.setCookie(cartCount(deps.region), String(cart.lines.length))',
      },
      {
        file: 'app/cart/browser-cart.ts',
        from: 'else if (storedCount !== String(cart.count)) setBrowserCookie(cookie, String(cart.count))',
        to: 'else if (storedCount !== String(cart.lines.length)) setBrowserCookie(cookie, String(cart.lines.length))',
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
]
