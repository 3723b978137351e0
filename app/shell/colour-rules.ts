import { getLegibleColour } from '#app/content/colour.ts'
import type { FlashBanner } from '#app/content/flash-banner.ts'
import type { Menu, MenuBadge } from '#app/content/menu.ts'
import { toBadgeAttribute } from './badge-attribute.ts'

/** Builds the style rules for the colours of banner and menu. Texts on them stay legible. */
export const buildColourRules = (menu: Menu | null, banner: FlashBanner | null): string =>
  [
    ...(banner ? [`[data-flash-banner]{background-color:${banner.background};color:${banner.content}}`] : []),
    ...getBadgeColours(menu).map(
      (colour) =>
        `[data-badge=${toBadgeAttribute(colour)}]{background-color:${colour};color:${getLegibleColour(colour, null)}}`,
    ),
  ].join('')

/** The distinct colours of the menu's badges. */
function getBadgeColours(menu: Menu | null): string[] {
  const badges = (menu?.links ?? []).flatMap(({ grid }): (MenuBadge | null)[] =>
    grid
      ? [
          ...grid.groups.flatMap(({ links }) => links.map(({ badge }) => badge)),
          ...[grid.featured, ...grid.promos].map((picture) => picture?.badge ?? null),
        ]
      : [],
  )
  return [...new Set(badges.flatMap((badge) => badge?.colour ?? []))]
}
