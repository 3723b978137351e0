/** Content pages that live at the root of the shop (spec 2, "Routes"); every other one is under /pages. */
export const ROOT_PAGES: ReadonlySet<string> = new Set([
  'colors',
  'thank-your-friend',
  'contact-us',
  'refer-a-friend',
  'enduros-range',
  'heroes',
])
