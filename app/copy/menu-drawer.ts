/** Texts of the menu on a phone. */
export const menuDrawerWords = {
  back: 'Back',
  more: 'More',
  account: 'My Account',
  faqs: 'FAQs',
  returns: 'Returns',
  'contact-us': 'Contact Us',
} as const
