import { defineScenario } from '../define-scenario.ts'

export const flashBannerCodeExpired = defineScenario({
  name: 'flash-banner-code-expired',
  summary: 'The announcement above the header offers a code that Shopify no longer takes.',
  department: 'content',
  given({ world }) {
    world.content.replace('flashBanner', [
      {
        id: 'menu-last-summer',
        title: 'Menu',
        flashBanner: {
          bannerName: 'last-summer',
          messageDesktop: 'The last of summer: 15% off linen.',
          messageMobile: 'The last of summer: 15% off linen.',
          backgroundColor: '#001e3c',
          contentColor: '#ffffff',
          discount: 'SUMMER25',
          discountLabel: 'Use SUMMER25',
          linkTextDesktop: null,
          linkUrl: null,
        },
      },
    ])
  },
  start: '/collections/shorts',
})
