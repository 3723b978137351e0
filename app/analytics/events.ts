import { z } from 'zod'

const text = z.string().min(1).max(300)
const count = z.number().int().nonnegative()
/** A decimal string. */
const money = z.string().regex(/^\d+(\.\d{1,2})?$/)

/** A product in an event. */
const product = z.strictObject({
  product_id: text,
  sku: text,
  name: text,
  variant: text.optional(),
  category: text.optional(),
  price: money,
  quantity: count.optional(),
  /** Position in a list, from 1. */
  position: count.optional(),
})

const basket = z.strictObject({ cart_id: text, total: money, products: z.array(product).max(100) })
const fit = z.strictObject({
  top: z.record(z.string().max(20), z.string().max(20)),
  bottom: z.record(z.string().max(20), z.string().max(20)),
  method: text,
})

/**
 * The properties of every event (ANA-01, ANA-02), in the wire's spelling. The spec names the events; their properties are
 * ours and must hold no personal data. The browser imports only the types.
 */
export const eventSchemas = {
  /** `place` is the part of the page, `label` the control, `value` the choice. */
  Click: z.strictObject({ place: text, label: text, value: text.optional() }),
  'Product Viewed': product,
  'Product SKU Viewed': product,
  /** Spec 7: "at most 10 products". */
  'Product List Viewed': z.strictObject({ list: text, products: z.array(product).max(10) }),
  'Fit Updated': fit,
  'Newsletter Sign Up': z.strictObject({ source: text, channel: z.enum(['email', 'sms']) }),
  'Coupon Entered': z.strictObject({ code: text }),
  'Fit banner viewed': z.strictObject({ place: text }),
  'Fit Update Prompt': z.strictObject({ choice: text }),
  'Basket Created': basket,
  'Product Added': basket.extend({ product }),
  'Product Removed': basket.extend({ product }),
  'Basket Updated': basket,
  'Basket Emptied': z.strictObject({ cart_id: text }),
  web_vitals: z.strictObject({
    metric: z.enum(['CLS', 'LCP', 'INP', 'FCP', 'TTFB', 'FID']),
    /** Milliseconds; CLS has no unit. */
    value: z.number().nonnegative(),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
    path: text,
  }),
} as const satisfies Record<string, z.ZodObject>

export type EventName = keyof typeof eventSchemas
export type EventProperties<Name extends EventName> = z.input<(typeof eventSchemas)[Name]>
export type Product = z.input<typeof product>
