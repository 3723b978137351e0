import { MADE_TO_ORDER_TAX_TAG } from './shop/made-to-order.ts'

/**
 * How a field may look where the specification names it without its type. The first is how the simulated backend writes it;
 * `upstreams-bare` with plain shapes writes the other.
 */
export type Form =
  | 'as it is'
  /** Figures in a text, or a number. */
  | 'figures or number'
  /** A number, or figures in a text. */
  | 'number or figures'
  /** A Shopify id, or its number. */
  | 'id or number'
  /** An amount with its currency, or the amount in the store's currency. */
  | 'money or amount'
  /** A list, or a text with commas. */
  | 'list or text'
  /** A whole address, or one without the protocol. */
  | 'address or //address'
  /** Something, or null. */
  | 'there or null'
  /** Something, or nothing. */
  | 'there or absent'
  /** A number, or null for 0. */
  | 'number or null for 0'
  /** An object whose fields the specification does not name. */
  | 'an object'
  /** An object with code and name, or the name. */
  | 'code and name or name'

/** The given fields of a response by their paths, with * for every element. */
export type GivenFields = Readonly<Record<string, Form>>

const below = (path: string, fields: GivenFields): GivenFields =>
  Object.fromEntries(Object.entries(fields).map(([name, form]) => [path + name, form]))

/** Spec 3, "Saved fit": "top: size, cut, length (or chest size)". */
const TOP: GivenFields = {
  '/size': 'as it is',
  '/chest': 'figures or number',
  '/cut': 'as it is',
  '/length': 'as it is',
}

/** Spec 3, "Saved fit": "bottom: waist, build, leg, taper". */
const BOTTOM: GivenFields = {
  '/waist': 'figures or number',
  '/build': 'as it is',
  '/leg': 'figures or number',
  '/taper': 'there or null',
}

/** Spec 3, "Product". */
const PRODUCT: GivenFields = {
  '/sku': 'as it is',
  '/title': 'as it is',
  '/product_type': 'as it is',
  '/price': 'money or amount',
  '/image': 'as it is',
  '/image/src': 'address or //address',
  '/tags': 'list or text',
  '/product_feed': 'as it is',
  '/product_feed/brand': 'as it is',
  '/product_feed/category': 'as it is',
  '/product_feed/product_id': 'id or number',
  '/product_feed/group_id': 'as it is',
  '/options': 'as it is',
  '/options/*/type': 'as it is',
  '/options/*/position': 'number or figures',
  '/variants': 'as it is',
  '/variants/*/options': 'as it is',
  '/variants/*/options/*': 'figures or number',
  '/variants/*/sku': 'as it is',
  '/variants/*/inventory_quantity': 'number or null for 0',
  '/variants/*/pre_order_inventory_quantity': 'number or figures',
  '/variants/*/id': 'id or number',
}

/**
 * What the specification gives of the answers of REST upstreams, in its own order. All else in their contracts is marked
 * `x-assumed`, which given-fields.test.ts compares, and left out by the scenario `upstreams-bare`.
 */
export const GIVEN_FIELDS: Readonly<Record<string, Readonly<Record<string, GivenFields>>>> = {
  fit: {
    /** Spec 7: "returns fit, updated_at, email". */
    savedFit: {
      '/fit': 'as it is',
      '/fit/top': 'there or null',
      ...below('/fit/top', TOP),
      '/fit/bottom': 'as it is',
      ...below('/fit/bottom', BOTTOM),
      '/updated_at': 'there or absent',
      '/email': 'there or null',
    },
    /** Spec 7: "response: top and bottom". */
    recommend: {
      '/top': 'as it is',
      ...below('/top', TOP),
      '/bottom': 'as it is',
      ...below('/bottom', BOTTOM),
    },
    /** Spec 7: "returns token". */
    token: { '/token': 'as it is' },
    /** Spec 7: "token and customer_id are used". */
    identify: { '/token': 'as it is', '/customer_id': 'figures or number' },
  },
  backend: {
    /** Spec 7: "returns collection data". The list needs some name. */
    collection: { '/products': 'as it is', ...below('/products/*', PRODUCT) },
    /** Spec 3 gives the product, and spec 7 no call for it. */
    product: PRODUCT,
    /** Spec 7: "reads status equal to success". */
    visitFeedback: { '/status': 'as it is' },
    /** Spec 7: "response carries an error field". */
    validatePhone: { '/error': 'as it is' },
    /** Spec 7: "returns a list". Spec 3, "Customer": province, provinceCode. */
    provinces: { '/*': 'code and name or name', '/*/code': 'as it is', '/*/name': 'as it is' },
  },
  reviews: {
    /** Spec 7: "reads status.code 200 and response.bottomline". */
    bottomline: {
      '/status': 'as it is',
      '/status/code': 'number or figures',
      '/response': 'as it is',
      '/response/bottomline': 'an object',
    },
  },
  'sign-in': {
    /** Spec 7: "Response fields: not shown". Of those of spec 3 RFC 6749 requires this one. */
    token: { '/access_token': 'as it is' },
  },
}

/** Spec 3, "Product option types"; kinds of other names, like ours of packs and amounts, are assumed. */
const GIVEN_OPTION_TYPES: readonly string[] = [
  ...['waist', 'leg', 'shortsleg', 'swimshortsleg', 'trunksleg', 'build', 'chest', 'cut', 'size', 'length'],
]

/** Whether an option is of a kind that the specification names. */
export const isGivenOption = (type: string): boolean => GIVEN_OPTION_TYPES.includes(type.toLowerCase())

/** Whether a tag is of the kind that spec 3, "Tags" lists, and none that says more after a colon, except the listed one. */
export const isGivenTag = (tag: string): boolean => !tag.includes(':') || tag === MADE_TO_ORDER_TAX_TAG
