import { FREE_DELIVERY, MADE_TO_ORDER_WEEKS, STANDARD_DAYS_WRITTEN, STANDARD_PRICE } from '#contracts/shop/delivery.ts'
import { GIFT_CARD_AMOUNTS, GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { LETTERS_EXTRA_DAYS, LETTERS_PRICE } from '#contracts/shop/letters.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { CART_DAYS, COOKIE_DAYS } from '#contracts/shop/visitor.ts'
import { heading, link, list, paragraph, richText, table } from '../rich-text.ts'
import type { Page } from '../types.ts'

const listed = new Intl.ListFormat('en-GB')
const letters = (region: RegionCode) => (LETTERS_PRICE[region] / 100).toFixed(2)

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
        `Some are needed: they keep what you mean to buy for ${CART_DAYS} days, and your country and your saved fit for ${COOKIE_DAYS}.`,
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
        ['United Kingdom', `${STANDARD_DAYS_WRITTEN} working days`, FREE_DELIVERY.gb.written],
        ['Europe', `${STANDARD_DAYS_WRITTEN} working days`, FREE_DELIVERY.eu.written],
        ['USA', `${STANDARD_DAYS_WRITTEN} working days`, `Not free: $${STANDARD_PRICE.us / 100}`],
      ),
      `Personalised items take ${LETTERS_EXTRA_DAYS} working days more, and what is made to order about ${MADE_TO_ORDER_WEEKS} weeks.`,
      heading('Offers'),
      list(
        'The first-order discount is 10%, once for each person.',
        'Multi-buy prices hold for goods at the full price named in the offer, and come off by themselves before you pay.',
        `Gift cards come in ${listed.format(GIFT_CARD_AMOUNTS.map(String))}. Vouchers are valid for ${VOUCHER_MONTHS} months; a ${GIFT_CARD_GUARANTEE_DAYS}-day money-back guarantee applies.`,
      ),
      heading('Personalisation'),
      `It costs £${letters('gb')}, $${letters('us')} or €${letters('eu')} an item. Personalised items cannot be exchanged or returned, unless something is wrong with them.`,
      heading('Returns'),
      paragraph(
        `${RETURN_DAYS} days, free: see the `,
        link('return policy', '/pages/return-policy'),
        '. Nothing here takes away rights the law gives you.',
      ),
      heading('The law'),
      'English law applies, and the courts of wherever you live.',
    ),
  },
]
