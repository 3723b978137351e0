import { everyPage } from './every-page.ts'
import { collectionNames } from './shell.ts'

/** Texts of the footer's static part, which browsers load only if they render it. */
export const footerWords = {
  ...everyPage,
  ...collectionNames,
  'footer.about': 'About',
  'footer.about-us': 'About us',
  'footer.fit-promise': 'Our fit promise',
  'footer.privacy': 'Privacy',
  'footer.terms': 'Terms',
  'footer.help': 'Help',
  'footer.contact-us': 'Contact us',
  'footer.return-policy': 'Return policy',
  'footer.shop': 'Shop',
  'footer.gifts': 'Gift cards',
  'footer.colours': { 'en-GB': 'Top colours', 'en-US': 'Top colors' },
  'footer.navy-chinos': 'Navy chinos',
  'footer.black-chinos': 'Black chinos',
  'footer.beige-chinos': 'Beige chinos',
  'footer.black-tops': 'Black tops',
  'footer.blue-tops': 'Blue tops',
  'footer.green-tops': 'Green tops',
  'footer.faqs': 'FAQs',
  'footer.size-charts': 'Size charts',
  'footer.feedback': 'Tell us how we did',
  'footer.support': 'Customer service',
  'footer.hours': 'Monday to Friday, {hours}',
  'footer.reply': 'We reply within a working day.',
  'footer.phone': { 'en-GB': 'Telephone', 'en-US': 'Phone' },
  'footer.mail-help': 'Orders, sizes, returns',
  'footer.mail-press': 'Press',
  'footer.social': 'Follow us',
  'footer.region': 'Country',
} as const

export type FooterKey = keyof typeof footerWords
