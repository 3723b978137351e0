import type { Department } from '#contracts/shop/departments.ts'

/** What a search can look at most: where it begins, and the names that it presses most. */
type Focus = { departments: readonly Department[]; paths: readonly string[]; names: RegExp }

export const FOCUSES = {
  cart: {
    departments: ['cart', 'product'],
    paths: [
      '/products/heroes-navy?w=34&b=B&l=32',
      '/cart',
      '/products/the-belt-black',
      '/products/everyday-tee-white?s=M&c=Slim&lh=Regular',
    ],
    names: /basket|cart|quantity|remove|undo|later|code|message|checkout/i,
  },
  account: {
    departments: ['customer'],
    paths: [
      '/account?page=overview',
      '/account?page=orders',
      '/account?page=addresses',
      '/account?page=preferences',
      '/cart',
    ],
    names: /account|address|save|sign|order|preference|email/i,
  },
  returns: {
    departments: ['returns'],
    paths: ['/returns', '/account?page=orders'],
    names: /return|exchange|refund|continue|order|next|why|waist/i,
  },
  fit: {
    departments: ['fit'],
    paths: ['/fit-finder', '/fit-finder/start', '/products/heroes-navy'],
    names: /fit|size|save|waist|build|leg|delete|next|continue/i,
  },
  forms: {
    departments: ['mailing', 'feedback'],
    paths: ['/newsletter', '/refer-a-friend', '/spoke-feedback', '/unsubscribe', '/contact-us'],
    names: /send|submit|subscribe|email|save|share/i,
  },
  search: {
    departments: ['collection'],
    paths: ['/pages/search?q=chino', '/collections/trousers', '/collections/tops'],
    names: /search|filter|sort|size|waist|show|clear|colour/i,
  },
} as const satisfies Record<string, Focus>

export type FocusName = keyof typeof FOCUSES

/** The paths at which a search begins and to which it returns. */
export const getPaths = (focus: FocusName | undefined): readonly string[] =>
  focus ? FOCUSES[focus].paths : ['/', ...Object.values(FOCUSES).flatMap(({ paths }) => paths)]

/** Whether a name is one that a focus presses most. */
export const isFocused = (name: string, focus: FocusName | undefined): boolean =>
  focus !== undefined && FOCUSES[focus].names.test(name)
