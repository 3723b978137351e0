import { bold, heading, link, list, paragraph, richText, steps } from '../rich-text.ts'
import type { Page } from '../types.ts'

/** Numbers that Ofcom and the North American plan keep free for fiction; mailboxes on a domain that nobody can own. */
export const contact = {
  gb: { phone: '020 7946 0142', dial: '+442079460142' },
  us: { phone: '(212) 555-0142', dial: '+12125550142' },
  help: 'help@spoke.example',
  press: 'press@spoke.example',
} as const

/** What shoppers ask before and after. */
export const helpPages: readonly Page[] = [
  {
    handle: 'contact-us',
    title: 'Contact us',
    description: 'A person answers, within a working day.',
    headerTheme: 'default',
    image: null,
    body: richText(
      'Write, or ring. A person reads it and replies within a working day.',
      heading('By email'),
      list(
        ['Orders, sizes, returns: ', link(contact.help, `mailto:${contact.help}`)],
        ['Press and everything flattering: ', link(contact.press, `mailto:${contact.press}`)],
      ),
      heading('By telephone'),
      list(
        ['United Kingdom: ', link(contact.gb.phone, `tel:${contact.gb.dial}`), ', Monday to Friday, 9-5pm.'],
        ['United States: ', link(contact.us.phone, `tel:${contact.us.dial}`), ', Monday to Friday, 9-5pm.'],
        ['Europe: ', link(contact.gb.phone, `tel:${contact.gb.dial}`), ', Monday to Friday, 10-6pm.'],
      ),
      heading('Have ready'),
      'Your order number, if there is one. If it is about fit, tell us what you are wearing now and what is wrong with it; that is how we like to start.',
    ),
  },
  {
    handle: 'return-policy',
    title: 'Return policy',
    description: '200 days, free, and what we cannot take back.',
    headerTheme: 'default',
    image: null,
    body: richText(
      paragraph(
        'You have ',
        bold('200 days'),
        ' from delivery to send anything back, free. That is long enough to lose weight, gain it, and have your birthday.',
      ),
      heading('What we ask'),
      list(
        'Unwashed, and worn no further than your own hall.',
        'Labels on, or at least in the parcel.',
        'One return for each order, as far as you can; it is kinder to the van.',
      ),
      heading('What we cannot take back'),
      list(
        'Personalised items, which cannot be exchanged or returned. We ask you to say that you know before you order one.',
        'Underwear that has been worn. You understand.',
      ),
      heading('Exchanges'),
      'Tell us what was wrong (too tight, too loose, the wrong length) and we suggest the size to try. The new one leaves when the old one is on its way.',
      heading('Refunds'),
      'Back to the card you paid with, within five working days of the parcel reaching us. Gift cards carry a 100-day money-back guarantee, and their vouchers are valid for 6 months.',
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
        ['Open ', link('the returns page', '/returns'), ' and give us your order number and your email or postcode.'],
        'Choose what is coming back, and why. Your reason decides what we make next, so be blunt.',
        'Pick another size, or your money.',
        'Choose a carrier. We email a label, or a code if you have no printer.',
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
      list(
        'Standard delivery takes 5-8 working days.',
        'In the UK it is free over £100, and in Europe over 150 €. In the US it is worked out at checkout.',
        'There are no EU customs or duty fees to pay at the door.',
        'Personalised items take 5 days longer.',
      ),
      heading('Fit'),
      list(
        [
          'If you have 60 seconds, ',
          link('find your fit', '/fit-finder'),
          '. If you have a tape measure, see ',
          link('the size charts', '/trousers-size-chart'),
          '.',
        ],
        'Build is the room in seat and thigh: A, B or C. It is not a grade.',
        'Between waists? Take the odd one. That is what it is for.',
      ),
      heading('Returns'),
      paragraph('200 days, free. ', link('The whole of it', '/pages/return-policy'), '.'),
      heading('Discounts'),
      list(
        'Join the list and take 10% off your first order.',
        'T-shirts, trunks and belts have offers that need no code. They apply to goods at full price.',
        'One code an order. The basket shows whether it took.',
      ),
      heading('Post'),
      paragraph(
        'To stop our catalogue, ',
        link('tell us here', '/unsubscribe'),
        '. It can take up to six weeks, because the next one may already be with the printer.',
      ),
    ),
  },
]
