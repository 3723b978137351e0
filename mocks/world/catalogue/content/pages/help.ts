import { MAILBOXES, PHONES } from '#contracts/shop/contact.ts'
import { FREE_DELIVERY, MADE_TO_ORDER_WEEKS, STANDARD_DAYS_WRITTEN, STANDARD_PRICE } from '#contracts/shop/delivery.ts'
import { GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { LETTERS_EXTRA_DAYS } from '#contracts/shop/letters.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { bold, heading, link, list, paragraph, question, richText, steps, table } from '../rich-text.ts'
import type { Page } from '../types.ts'

/** Help pages. */
export const helpPages: readonly Page[] = [
  {
    handle: 'contact-us',
    title: 'Contact us',
    description: 'A person answers, within a working day.',
    headerTheme: 'default',
    image: null,
    body: richText(
      'Write, or call. A person answers.',
      heading('By email'),
      list(
        ['Orders, sizes, returns: ', link(MAILBOXES.help, `mailto:${MAILBOXES.help}`)],
        ['Press and everything flattering: ', link(MAILBOXES.press, `mailto:${MAILBOXES.press}`)],
      ),
      heading('By phone'),
      list(
        ['United Kingdom: ', link(PHONES.gb.text, `tel:${PHONES.gb.dial}`)],
        ['United States: ', link(PHONES.us.text, `tel:${PHONES.us.dial}`)],
        ['Europe: ', link(PHONES.eu.text, `tel:${PHONES.gb.dial}`), ', which rings in London.'],
      ),
      heading('Have ready'),
      'Your order number, if there is one. If it is about fit, tell us what you are wearing now and what is wrong with it; that is how we like to start.',
    ),
  },
  {
    handle: 'return-policy',
    title: 'Return policy',
    description: `${RETURN_DAYS} days, free, and what we cannot take back.`,
    headerTheme: 'default',
    image: null,
    body: richText(
      paragraph(
        'You have ',
        bold(`${RETURN_DAYS} days`),
        ' from delivery to send anything back, free. That is long enough to lose weight, gain it, and have your birthday.',
      ),
      heading('What we ask'),
      list(
        'Unwashed, and worn no further than your own hall.',
        'Labels on, or at least in the parcel.',
        'One parcel for each order, if you can; it is kinder to the van.',
      ),
      heading('What we cannot take back'),
      list(
        'Personalised items, which cannot be exchanged or returned. We ask you to confirm that before you order one.',
        'Underwear that has been worn. You understand.',
      ),
      heading('Exchanges'),
      'Tell us what was wrong (too tight, too loose, the wrong length) and we suggest the size to try. The new one leaves when the old one is on its way.',
      heading('At a glance'),
      table(
        ['What', 'Time', 'Cost'],
        ['Return', `${RETURN_DAYS} days`, 'Free'],
        ['Exchange', `${RETURN_DAYS} days`, 'Free'],
        ['Gift card', `${GIFT_CARD_GUARANTEE_DAYS} days`, 'Money back'],
        ['Personalised', 'None', 'Not returnable'],
      ),
      heading('Refunds'),
      `Back to the card you paid with, within five working days of the parcel reaching us. Gift cards carry a ${GIFT_CARD_GUARANTEE_DAYS}-day money-back guarantee, and their vouchers are valid for ${VOUCHER_MONTHS} months.`,
      paragraph(link('Start a return', '/returns')),
    ),
  },
  {
    handle: 'returns',
    title: 'Returns',
    description: 'How to send something back.',
    headerTheme: 'default',
    image: null,
    body: richText(
      'It takes about two minutes and one piece of tape.',
      steps(
        ['Open ', link('the returns page', '/returns'), ', with your order number and your email address or postcode.'],
        'Say what is coming back, and why. Your reason decides what we make next, so be blunt.',
        'Pick another size, or your money.',
        'We email a label, or a code if you have no printer.',
        'Hand it over and forget about it.',
      ),
      paragraph('The small print is short: ', link('return policy', '/pages/return-policy'), '.'),
    ),
  },
  {
    handle: 'faqs',
    title: 'FAQs',
    description: 'Delivery, fit, returns and the rest.',
    headerTheme: 'default',
    image: null,
    body: richText(
      heading('Delivery'),
      question('How long does it take?'),
      `Standard delivery takes ${STANDARD_DAYS_WRITTEN} working days. Personalised items take ${LETTERS_EXTRA_DAYS} working days longer, and what is made to order about ${MADE_TO_ORDER_WEEKS} weeks.`,
      question('What does it cost?'),
      `In the UK it is free over ${FREE_DELIVERY.gb.written}, otherwise £${STANDARD_PRICE.gb / 100}. In Europe it is free over ${FREE_DELIVERY.eu.written}, otherwise ${STANDARD_PRICE.eu / 100} €. In the US it is $${STANDARD_PRICE.us / 100}.`,
      question('Is there anything to pay at the door?'),
      'No. There are no EU customs or duty fees.',
      heading('Duties and fees'),
      // spec 9, word for word; it contradicts the threshold of free delivery, and the two readings are not reconciled
      'In the European shop: free shipping under 150€, a 20€ fee over 150€. We are reviewing this notice. Checkout shows what you pay before you pay it.',
      heading('Fit'),
      question('How do I find my size?'),
      paragraph(
        'If you have 60 seconds, ',
        link('find your fit', '/fit-finder'),
        '. If you have a tape measure, see ',
        link('the size charts', '/trousers-size-chart'),
        '.',
      ),
      question('What is a build?'),
      'The room in seat and thigh at your waist: B is average, A has less, C has more. It is not a grade.',
      question('I am between two waist sizes.'),
      'From 30 to 38 there is an odd one in between: take that. Above 38, take the larger.',
      heading('Returns'),
      question('How long have I got?'),
      paragraph(`${RETURN_DAYS} days, free. `, link('Read the return policy', '/pages/return-policy'), '.'),
      question('How do I send something back?'),
      paragraph('With your order number, ', link('here', '/returns'), '. It takes about two minutes.'),
      question('Can I exchange instead?'),
      'Yes. Tell us what was wrong and we suggest the size to try.',
      heading('Discounts'),
      question('Is there something off the first order?'),
      'Join the list and take 10% off it.',
      question('Why did my code not work?'),
      'There is one code to an order, and not every code goes with every offer. What you pay is shown before you pay it.',
      question('Three for less of what?'),
      'T-shirts and trunks. In the UK and the US there is something off a leather belt, too. These offers need no code, and apply to goods at full price.',
      heading('Post'),
      question('How do I stop the catalogue?'),
      paragraph(
        link('Tell us here', '/unsubscribe'),
        '. It can take up to six weeks, because the next one may already be with the printer.',
      ),
    ),
  },
]
