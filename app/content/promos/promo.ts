/** An editor's promotion with a link to other products. */
export type Promo = { title: string; byline: string | null; link: { text: string; href: string } | null }

/** An editor's text about an offer on a product type. */
export type ProductDiscount = { title: string; text: string | null }
