import type { Badge } from './types.ts'

/** Badges for images and links of the menu. */
export const badges = {
  newIn: { title: 'New', badgeType: 'other', themeColour: '#001e3c', small: true, iconName: null },
  beta: { title: 'Beta', badgeType: 'other', themeColour: '#5b4a87', small: true, iconName: null },
  madeToOrder: {
    title: 'Made to order',
    badgeType: 'other',
    themeColour: '#001e3c',
    small: true,
    iconName: 'scissors',
  },
  organic: { title: 'Organic', badgeType: 'other', themeColour: '#3f6b4a', small: true, iconName: 'leaf' },
  threeForLess: {
    title: '3 for less',
    badgeType: 'auto-discount',
    themeColour: '#001e3c',
    small: false,
    iconName: null,
  },
  lastOrders: { title: 'Sale', badgeType: 'promo', themeColour: '#a3341f', small: false, iconName: null },
} as const satisfies Record<string, Badge>
