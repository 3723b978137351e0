import type { FooterKey } from '#app/copy/footer.ts'

type FooterLink = { text: FooterKey; to: string }

/** Spec 2: "four link columns (about, help, shop, top colours)". */
export const FOOTER_COLUMNS: readonly { title: FooterKey; links: readonly FooterLink[] }[] = [
  {
    title: 'footer.about',
    links: [
      { text: 'footer.about-us', to: '/pages/about-us' },
      { text: 'footer.fit-promise', to: '/pages/fit-finder-fit-proposition' },
      { text: 'footer.refer', to: '/refer-a-friend' },
      { text: 'footer.privacy', to: '/pages/privacy' },
      { text: 'footer.terms', to: '/pages/terms' },
    ],
  },
  {
    title: 'footer.help',
    links: [
      { text: 'footer.faqs', to: '/pages/faqs' },
      { text: 'footer.contact-us', to: '/pages/contact-us' },
      { text: 'footer.returns', to: '/returns' },
      { text: 'footer.return-policy', to: '/pages/return-policy' },
      { text: 'footer.size-charts', to: '/trousers-size-chart' },
      { text: 'footer.feedback', to: '/spoke-feedback' },
    ],
  },
  {
    title: 'footer.shop',
    links: [
      { text: 'footer.trousers', to: '/collections/trousers' },
      { text: 'footer.denim', to: '/collections/denim' },
      { text: 'footer.shorts', to: '/collections/shorts' },
      { text: 'footer.tops', to: '/collections/tops' },
      { text: 'footer.underwear', to: '/collections/underwear' },
      { text: 'footer.gifts', to: '/collections/gift-cards' },
    ],
  },
  {
    title: 'footer.colours',
    links: [
      { text: 'footer.navy-chinos', to: '/collections/navy-chinos' },
      { text: 'footer.black-chinos', to: '/collections/black-chinos' },
      { text: 'footer.beige-chinos', to: '/collections/beige-chinos' },
      { text: 'footer.black-tops', to: '/collections/black-tops' },
      { text: 'footer.blue-tops', to: '/collections/blue-tops' },
      { text: 'footer.green-tops', to: '/collections/green-tops' },
    ],
  },
]
