/** The parts of the content service that a scenario can empty or replace in its world. */
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

/** One entry in the shape of the content service's schema. */
export type ContentEntry = Readonly<Record<string, unknown>>

/** Changes of one world to the default content. */
export type ContentOverlay = {
  /** Unpublishes every entry of a part. */
  blank(part: ContentPart): void
  replace(part: ContentPart, entries: readonly ContentEntry[]): void
  /** The entries of a part in this world: its own, or the given defaults. */
  getEntries(part: ContentPart, defaults: readonly ContentEntry[]): readonly ContentEntry[]
  /** The parts that were changed. */
  getOverrides(): Partial<Record<ContentPart, readonly ContentEntry[]>>
}

export function createContentOverlay(
  saved: Partial<Record<ContentPart, readonly ContentEntry[]>> = {},
  onChange: (part: ContentPart) => void = () => {},
): ContentOverlay {
  const overrides = { ...saved }
  const replace = (part: ContentPart, entries: readonly ContentEntry[]) => {
    overrides[part] = entries
    onChange(part)
  }
  return {
    blank: (part) => replace(part, []),
    replace,
    getEntries: (part, defaults) => overrides[part] ?? defaults,
    getOverrides: () => ({ ...overrides }),
  }
}
