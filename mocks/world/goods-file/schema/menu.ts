import { z } from 'zod'
import { handle, id } from './parts.ts'
import { translations } from './translation.ts'

/** Shopify's MenuItemType. */
export const menuItemType = z.enum([
  'ARTICLE',
  'BLOG',
  'CATALOG',
  'COLLECTION',
  'COLLECTIONS',
  'CUSTOMER_ACCOUNT_PAGE',
  'FRONTPAGE',
  'HTTP',
  'METAOBJECT',
  'PAGE',
  'PRODUCT',
  'SEARCH',
  'SHOP_POLICY',
])

/** Shopify's MenuItemCreateInput. */
const menuItem = z.strictObject({
  title: z.string().min(1),
  type: menuItemType.optional().describe('follows from the url without it'),
  url: z.string().nullish().describe('a path like "/collections/mugs", or an absolute URL'),
  resourceId: z.string().nullish().describe('what it leads to, by id or handle; follows from the url without it'),
  tags: z.array(z.string()).default([]),
  translations: translations({ title: z.string() }),
  id: id.optional(),
  get items() {
    return z.array(menuItem).default([]).describe('the items below it')
  },
})
export type MenuItemInput = z.output<typeof menuItem>

/** Shopify's MenuCreateInput. */
export const menu = z.strictObject({
  handle,
  title: z.string().min(1),
  id: id.optional(),
  translations: translations({ title: z.string() }),
  items: z.array(menuItem).default([]).describe('its items; an item may have items of its own'),
})
export type MenuInput = z.output<typeof menu>
