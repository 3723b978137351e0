import { z } from 'zod'
import { CONTENT_PARTS } from '../../content-overlay.ts'
import { collection } from './collection.ts'
import { blog, metaobject, page, policy, shop, urlRedirect } from './content.ts'
import { customer } from './customer.ts'
import { market } from './market.ts'
import { menu } from './menu.ts'
import { filter } from './parts.ts'
import { product } from './product.ts'
import { reviews } from './review.ts'
import { sellingPlanGroup } from './selling-plan.ts'
import { sharedColour, style } from './style.ts'
import { locale } from './translation.ts'

const entry = z.record(z.string(), z.unknown())

/** A goods file: the goods and content of a store, in the words of Shopify's Admin API. README.md explains each field. */
export const goodsFile = z.strictObject({
  $schema: z.string().optional().describe('for editors'),
  extends: z.literal('default').optional().describe('lays the file over the goods and content of this shop'),
  shop: shop.optional().describe('the shop itself'),
  locales: z
    .tuple([locale], locale)
    .default(['en'])
    .describe('its languages, like "en"; the texts of the file are in the first'),
  markets: z
    .array(market)
    .default([])
    .describe('where it sells in which currency; without them three stores in GBP, USD and EUR'),
  products: z.array(product).default([]).describe('in shop order, the best-selling first'),
  sellingPlanGroups: z.array(sellingPlanGroup).default([]).describe('subscriptions and other purchase options'),
  filters: z.array(filter).default([]).describe('metafields that collections and searches can be filtered by'),
  collections: z.array(collection).default([]),
  menus: z.array(menu).default([]).describe('Hydrogen reads "main-menu" and "footer"'),
  pages: z.array(page).default([]),
  blogs: z.array(blog).default([]),
  policies: z.array(policy).default([]),
  metaobjects: z.array(metaobject).default([]),
  urlRedirects: z.array(urlRedirect).default([]),
  customers: z.array(customer).default([]).describe('people with accounts in every new world'),
  contentEntries: z
    .partialRecord(z.enum(CONTENT_PARTS), z.array(entry))
    .default({})
    .describe('entries of the content service by part; see contracts/content'),
  linkedEntries: z.record(z.string(), entry).default({}).describe('entries that others link to, by name'),
  colours: z.array(sharedColour).default([]).describe('the colours that styles share'),
  styles: z.array(style).default([]).describe('clothes by colour and size, in shop order'),
  personalisation: style.optional().describe('letters on a garment, which are sold with it only'),
  reviews: reviews.optional().describe('the reviews of styles'),
})

/** A goods file as it is written. */
export type GoodsFile = z.input<typeof goodsFile>
/** A goods file with its defaults. */
export type ParsedGoodsFile = z.output<typeof goodsFile>
