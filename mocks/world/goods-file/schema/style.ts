import { z } from 'zod'
import { CATALOGUE_FAMILIES, FABRICS, GARMENT_KINDS, OPTION_TYPES, PATTERNS } from '../../catalogue/catalogue.ts'
import { COLOURS_PER_STYLE } from '../../catalogue/ids.ts'
import { handle, money } from './parts.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour like "#1e2b45"')
const family = z.enum(CATALOGUE_FAMILIES)
const day = z.iso.date('expected a day like "2026-09-14"').describe('ISO date')
const tags = z.array(z.string()).default([])

/** A colour that styles share, by its name. */
export const sharedColour = z.strictObject({ name: z.string().min(1), hex, family })

const garment = z.strictObject({
  kind: z.enum(GARMENT_KINDS),
  fabric: z.enum(FABRICS),
  cut: z.enum(['slim', 'standard', 'straight']).optional(),
  pattern: z.enum(PATTERNS).optional(),
  legInches: z.number().positive().optional().describe('of shorts and trunks'),
  sleeve: z.enum(['short', 'long']).optional(),
  accent: hex.optional().describe('thread, waistband, buckle or stripe'),
})

const styleColour = z.strictObject({
  name: z.string().min(1),
  hex: hex.optional().describe('with `family`, where it is not one of the shared `colours`'),
  family: family.optional(),
  garment: garment.pick({ accent: true, pattern: true }).optional().describe('what differs from the style’s'),
  since: day.optional().describe('if later than the style’s'),
  availability: z
    .enum(['usual', 'sold-out', 'pre-order', 'low-stock', 'made-to-order', 'unlimited'])
    .default('usual')
    .describe('how much of it is in stock'),
  reduced: money.optional().describe('its price; the style’s is what it cost before'),
  tags,
  mislabelled: z.array(z.string()).default([]).describe('sizes whose sku has the wrong block suffix'),
})
export type StyleColourInput = z.output<typeof styleColour>

const toStyleColour = (name: string): StyleColourInput => ({ name, availability: 'usual', tags: [], mislabelled: [] })

const listName = z.enum([...OPTION_TYPES, 'socksize'])

/** A style, of which each colour is a product, in every combination of its options. */
export const style = z.strictObject({
  number: z.int().positive().describe('unique; ids follow from it, so it is never used again'),
  code: z
    .string()
    .regex(/^[A-Z]{6}$/, 'expected six letters like "TRHERO"')
    .describe('begins its skus'),
  name: z.string().min(1),
  subtitle: z.string().default('').describe('what it is, in a line; Shopify’s metafield `descriptors.subtitle`'),
  productType: z.enum([
    'Trousers',
    'Shorts',
    'Tops',
    'Underwear',
    'Denim',
    'Swimwear',
    'Socks',
    'Belts',
    'Gift Card',
    'Extra',
  ]),
  category: z.string(),
  garment: garment.describe('what its pictures are drawn from'),
  productOptions: z
    .array(
      z.union([
        listName.transform((name) => ({ name, values: undefined })),
        z.strictObject({ name: listName, values: z.array(z.string()).min(1).optional() }),
      ]),
    )
    .max(3)
    .default([])
    .describe('names of option lists, or { "name": …, "values": … } for a part of one'),
  twoBlocks: z.boolean().default(false).describe('whether it is cut from a short and a long block'),
  collections: z.array(handle).default([]).describe('handles of collections that it is added to'),
  letters: z.int().positive().optional().describe('the most letters of a personalisation'),
  price: money.optional().describe('of a gift card each amount is its own'),
  pricesByValue: z.record(z.string(), money).default({}).describe('prices by value of the last option'),
  tags,
  since: day.describe('when it was launched'),
  popularity: z.number().min(0).max(100).describe('how well it sells'),
  reviewKind: z.string().optional().describe('whose texts its reviews share, besides its own'),
  colours: z
    .array(
      z.union([z.string().transform(toStyleColour), styleColour], {
        error: 'expected the name of a colour, or { "name": "Navy", "hex": "#1e2b45", "family": "navy" }',
      }),
    )
    .min(1)
    .max(COLOURS_PER_STYLE)
    .describe('names of colours, or { "name": … } with what differs; ids follow from their places'),
  promise: z.string(),
  description: z.string(),
  highlights: z.array(z.string()).default([]),
  fabric: z.string(),
  care: z.string(),
})
export type StyleInput = z.output<typeof style>
