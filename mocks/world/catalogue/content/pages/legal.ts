import { heading, link, list, paragraph, richText, table } from '../rich-text.ts'
import type { Page } from '../types.ts'

/** Legal pages. */
export const legalPages: readonly Page[] = [
  {
    handle: 'privacy',
    title: 'Privacy',
    description: 'What we keep, why, and how to make us stop.',
    headerTheme: 'default',
    image: null,
    body: richText(
      'We keep what we need to fit you, dress you and deliver to you. This page says what, and for how long.',
      heading('What we keep'),
      list(
        'Your fit, and the answers it came from, so that you are asked once. You can change it or have it deleted.',
        'Your orders, addresses and returns, as tax law wants us to.',
        'Your email address or telephone number, if you joined the list.',
        'What was looked at in the shop, without your name unless you are signed in, and only if you agree to it.',
      ),
      heading('Cookies'),
      list(
        'Some are needed: they keep what you mean to buy for 14 days, and your country and your saved fit for 365.',
        'Some are for measuring what works. Those wait for your consent.',
        'None are sold, lent or swapped.',
      ),
      heading('Who else sees it'),
      'The carriers who bring it, the bank that takes the money, and the services that run the shop, each as far as it must. Nobody else.',
      heading('Your rights'),
      list(
        'Ask what we hold. We answer within a month, and usually within a week.',
        'Correct it, take it with you, or have it deleted.',
        [
          link('Unsubscribe', '/unsubscribe'),
          ' from the catalogue: up to six weeks by post. Email and texts stop at once.',
        ],
      ),
      paragraph('Write to us through ', link('contact us', '/pages/contact-us'), '.'),
    ),
  },
  {
    handle: 'terms',
    title: 'Terms',
    description: 'The agreement between us, kept readable.',
    headerTheme: 'default',
    image: null,
    body: richText(
      'You order, we accept by sending it, and between those two either of us may change their mind.',
      heading('Prices'),
      list(
        'In the currency of the shop you are in: pounds, dollars or euros. Taxes are included in the UK and Europe.',
        'If a price is an obvious mistake, we ask you before we send anything.',
      ),
      heading('Delivery'),
      table(
        ['Where to', 'Standard', 'Free over'],
        ['United Kingdom', '5-8 working days', '£100'],
        ['Europe', '5-8 working days', '150 €'],
        ['USA', '5-8 working days', 'Not free: $10'],
      ),
      'Personalised items take 5 working days more, and what is made to order about three weeks.',
      heading('Offers'),
      list(
        'The first-order discount is 10%, once for each person.',
        'Multi-buy prices hold for goods at the full price named in the offer, and come off by themselves before you pay.',
        'Gift cards come in 25, 50, 100, 150 and 200. Vouchers are valid for 6 months; a 100-day money-back guarantee applies.',
      ),
      heading('Personalisation'),
      'It costs £10.00, $10.00 or €10.00 an item. Personalised items cannot be exchanged or returned, unless something is wrong with them.',
      heading('Returns'),
      paragraph(
        '200 days, free: see the ',
        link('return policy', '/pages/return-policy'),
        '. Nothing here takes away rights the law gives you.',
      ),
      heading('The law'),
      'English law applies, and the courts of wherever you live.',
    ),
  },
]
