/** The parts of the content service that a scenario can blank or replace in its world. */
export const CONTENT_PARTS = [
  'mainMenu',
  'flashBanner',
  'productsPromo',
  'productDiscount',
  'careCopy',
  'page',
  'asset',
] as const
export type ContentPart = (typeof CONTENT_PARTS)[number]

/** One entry as the content service's schema describes it. */
export type ContentEntry = Readonly<Record<string, unknown>>

/** What a world's editors have changed; everything else is the house's content. */
export type ContentOverlay = {
  /** Unpublishes every entry of a part. */
  blank(part: ContentPart): void
  replace(part: ContentPart, entries: readonly ContentEntry[]): void
  /** The entries of a part in this world. */
  of(part: ContentPart, house: readonly ContentEntry[]): readonly ContentEntry[]
  /** Only what differs from the house. */
  overlay(): Partial<Record<ContentPart, readonly ContentEntry[]>>
}

export function createContentOverlay(
  overlay: Partial<Record<ContentPart, readonly ContentEntry[]>> = {},
  changed = () => {},
): ContentOverlay {
  const own = { ...overlay }
  const replace = (part: ContentPart, entries: readonly ContentEntry[]) => {
    own[part] = entries
    changed()
  }
  return {
    blank: (part) => replace(part, []),
    replace,
    of: (part, house) => own[part] ?? house,
    overlay: () => ({ ...own }),
  }
}
