/** Handles of content pages at the root of the site (spec 2, "Routes"); all others are under /pages. */
export const ROOT_PAGES: ReadonlySet<string> = new Set([
  'colors',
  'thank-your-friend',
  'contact-us',
  'refer-a-friend',
  'enduros-range',
  'heroes',
])
