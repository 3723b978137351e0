import type { Header } from './types.ts'

/** The draft of the next banner comes first, so that previews show it. */
export const flashBanners: readonly Header[] = [
  {
    id: 'menu-black-friday',
    draft: true,
    title: 'Menu',
    flashBanner: {
      bannerName: 'black-friday',
      messageDesktop: 'Black Friday starts quietly. Last orders are in.',
      messageMobile: 'Black Friday, quietly.',
      backgroundColor: '#a3341f',
      contentColor: '#ffffff',
      discount: null,
      discountLabel: null,
      linkTextDesktop: 'See what is left',
      linkUrl: '/pages/black-friday',
    },
  },
  {
    id: 'menu',
    title: 'Menu',
    flashBanner: {
      bannerName: 'first-order',
      messageDesktop: 'New here? Take 10% off your first order. The fit is free.',
      // 40 characters: with a discount beside it, large on a phone (spec 4, "Mobile flash banner")
      messageMobile: 'New here? Take 10% off your first order.',
      backgroundColor: '#001e3c',
      contentColor: '#ffffff',
      discount: 'SORTED',
      discountLabel: 'Use SORTED',
      linkTextDesktop: 'Find your fit',
      linkUrl: '/fit-finder',
    },
  },
]
