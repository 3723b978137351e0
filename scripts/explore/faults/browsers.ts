import type { MendedFault } from './mended-fault.ts'

/** Faults in browsers as people have them, and for their eyes and ears. */
export const BROWSER_FAULTS: readonly MendedFault[] = [
  {
    name: 'cookies-refused',
    seen: 'a browser that refuses cookies shows an empty basket after an addition, without a word',
    options: ['--focus', 'cart'],
    edits: [
      {
        file: 'app/cart/use-cart.ts',
        from: "        if (refusesCookies()) return { ok: false, failure: 'cart.cookies-refused' }\n",
        to: '',
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
    options: ['--focus', 'cart'],
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
    name: 'unnamed-quantity',
    seen: 'a screen reader finds a field without a name in the basket',
    options: ['--focus', 'cart'],
    edits: [
      { file: 'app/cart/quantity-stepper.tsx', from: "          aria-label={t('quantity', { name })}\n", to: '' },
    ],
  },
  {
    name: 'removal-outside',
    seen: 'with larger letters the button that removes a line is outside the screen',
    options: ['--focus', 'cart', '--from', 'cart-with-lines'],
    edits: [
      {
        file: 'app/cart/cart-line-item.module.css',
        from: '  align-self: end;\n  display: flex;\n  flex-wrap: wrap;\n',
        to: '  align-self: end;\n  display: flex;\n',
      },
      {
        file: 'app/cart/cart-line-item.module.css',
        from: '.remove {\n  min-height: 2.75rem;\n',
        to: '.remove {\n  min-height: 2.75rem;\n  white-space: nowrap;\n',
      },
    ],
  },
  {
    name: 'sizes-outside',
    seen: 'on a small screen sizes are outside of it',
    options: ['--focus', 'cart'],
    edits: [
      {
        file: 'app/product/size/option-field.module.css',
        from: '.values {\n  display: flex;\n  flex-wrap: wrap;\n',
        to: '.values {\n  display: flex;\n',
      },
    ],
  },
]
