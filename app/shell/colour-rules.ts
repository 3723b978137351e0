import { legibleOn } from '#app/content/colour.ts'
import type { FlashBanner } from '#app/content/flash-banner.ts'
import type { Menu, MenuBadge } from '#app/content/menu.ts'
import { badgeMark } from './badge-mark.ts'

/** Style rules for a banner's and a menu's colours. Words on them are always legible. */
export const colourRules = (menu: Menu | null, banner: FlashBanner | null): string =>
  [
    ...(banner ? [`[data-flash-banner]{background-color:${banner.background};color:${banner.content}}`] : []),
    ...badgeColours(menu).map(
      (colour) => `[data-badge=${badgeMark(colour)}]{background-color:${colour};color:${legibleOn(colour, null)}}`,
    ),
  ].join('')

/** Every colour that a badge of the menu wears, once. */
function badgeColours(menu: Menu | null): string[] {
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
