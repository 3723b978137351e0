import type { RichText as RichTextTree } from '#contracts/content/rich-text.ts'

/**
 * Content entries with the spec's field names (section 3, "Header content" and "Content entries"), linked as in
 * contracts/content/schema.graphql. They are types, not interfaces, so that they match an index signature.
 */
type Entry = {
  /** The entry's sys.id; derived from its content by default. */
  id?: string
  /** Visible only with the preview token. */
  draft?: boolean
}

type Items<Linked> = { items: readonly Linked[] }

/** An image. Its path is relative to the simulated backend's origin. */
export type Asset = Entry & {
  id: string
  title: string
  description: string
  url: `/images/${string}/${string}.jpg` | `/assets/files/${string}.jpg`
  contentType: string
  /** Pixels of the original. */
  width: number
  height: number
}

export type Badge = Entry & {
  title: string
  badgeType: 'promo' | 'auto-discount' | 'other'
  themeColour: string
  small: boolean
  iconName: string | null
}

type FlashBanner = Entry & {
  bannerName: string
  messageDesktop: string
  messageMobile: string
  backgroundColor: string
  contentColor: string
  discount: string | null
  discountLabel: string | null
  linkTextDesktop: string | null
  linkUrl: string | null
}

export type GridLink = Entry & { title: string; handle: string; visibility: boolean; badge: Badge | null }

export type GridLinks = Entry & {
  variant: 'primary' | 'secondary'
  title: string
  /** At most 10 are read. */
  linksCollection: Items<GridLink>
}

type Promo<Place extends 'Primary' | 'Secondary'> = {
  [Field in `promoImage${Place}${'Title' | 'Byline' | 'Handle'}`]: string | null
} & { [Field in `promoImage${Place}Visibility`]: boolean } & { [Field in `promoImage${Place}`]: Asset | null } & {
  [Field in `promoImage${Place}Badge`]: Badge | null
}

export type MenuGrid = Entry & {
  variant: 'default' | 'promo'
  featuredImageTitle: string | null
  featuredImageHandle: string | null
  featuredImageButtonText: string | null
  featuredImageVisibility: boolean
  featuredImage: Asset | null
  featuredImageBadge: Badge | null
  /** At most 10 are read. */
  gridLinksCollection: Items<GridLinks>
} & Promo<'Primary'> &
  Promo<'Secondary'>

export type MenuLink = Entry & {
  title: string
  /** A path of the shop without region prefix. */
  handle: string
  visibility: boolean
  highlightLink: boolean
  grid: MenuGrid | null
}

/** 'Menu' has the flash banner and 'Main Menu' the links: the spec's titles. */
export type Header =
  | (Entry & { title: 'Menu'; flashBanner: FlashBanner | null })
  | (Entry & {
      title: 'Main Menu'
      /** At most 20 are read. */
      linksCollection: Items<MenuLink>
    })

export type ProductsPromo = Entry & {
  title: string
  byline: string
  collection: string
  pageHandles: readonly string[]
  productTypes: readonly string[]
  linkText: string
  linkUrl: string
}

export type ProductDiscount = Entry & { productType: string; discountTitle: string; discountDescription: string }

export type RichText = { json: RichTextTree }

export type ProductCareCopy = Entry & { productType: string; copy: RichText }

export type Page = Entry & {
  handle: string
  title: string
  description: string
  headerTheme: 'default' | 'transparent-light' | 'transparent-dark'
  image: Asset | null
  imageTall?: Asset
  /** Handle of the collection that it shows. */
  collection?: string
  body: RichText
}
