/** A line that leads from one kind of goods to another, as an editor wrote it. */
export type Promo = { title: string; byline: string | null; link: { text: string; href: string } | null }

/** An offer on a type of product in an editor's words. */
export type ProductDiscount = { title: string; text: string | null }
