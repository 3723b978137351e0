import { type LineAnswers, NO_LINE_ANSWERS, type ReturnAnswers } from './return-answers.ts'
import type { CreatedReturn, ReturnCarrier, ReturnLine, ReturnOrder } from './return-order.ts'

const pounds = (amount: string) => ({ amount, currencyCode: 'GBP' })

/** Trousers in 34 / B / 32, with waists 32 to 36, builds A to C and legs 30 to 34. Ten of each are in stock. */
export function aLine({
  soldOut = [],
  ...changed
}: Partial<ReturnLine> & { soldOut?: readonly string[] } = {}): ReturnLine {
  const values = changed.values ?? ['34', 'Build B', '32']
  return {
    id: 'line-1',
    title: 'Heroes in Navy',
    productType: 'Trousers',
    options: ['waist', 'build', 'leg'],
    values,
    picture: { src: 'https://images.example/heroes', alt: 'Heroes' },
    price: pounds('98.00'),
    quantity: 2,
    returnable: 2,
    blocked: null,
    sizes: listSizes([
      ['32', '33', '34', '35', '36'],
      ['Build A', 'Build B', 'Build C'],
      ['30', '32', '34'],
    ])
      .filter((size) => size.join() !== values.join())
      .map((size) => ({
        variantId: size.join(' / ').replace('Build ', ''),
        values: size,
        stock: soldOut.includes(size.join(' / ').replace('Build ', '')) ? 0 : 10,
        difference: pounds('0.00'),
      })),
    ...changed,
  }
}

/** Every combination of the values of some options. */
const listSizes = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((sizes, list) => sizes.flatMap((size) => list.map((value) => [...size, value])), [[]])

/** A shirt in M / Slim / Regular. */
export const aShirt = (changed: Partial<ReturnLine> = {}): ReturnLine => ({
  ...aLine(),
  id: 'line-2',
  title: 'Oxford in White',
  productType: 'Shirts',
  options: ['size', 'cut', 'length'],
  values: ['M', 'Slim', 'Regular'],
  quantity: 1,
  returnable: 1,
  sizes: listSizes([
    ['S', 'M', 'L'],
    ['Slim', 'Straight'],
    ['Regular', 'Long'],
  ])
    .filter((size) => size.join() !== 'M,Slim,Regular')
    .map((size) => ({ variantId: size.join(' / '), values: size, stock: 10, difference: pounds('0.00') })),
  ...changed,
})

export const aBelt: ReturnLine = {
  ...aLine(),
  id: 'line-3',
  title: 'The Belt in Black',
  productType: 'Belts',
  options: ['size'],
  values: ['M'],
  returnable: 0,
  blocked: 'personalised',
  sizes: [],
}

export const anOrder = (lines: readonly ReturnLine[] = [aLine(), aShirt(), aBelt]): ReturnOrder => ({
  token: 'token',
  number: 'SP1001',
  placedAt: '2026-11-10T10:00:00Z',
  deliveredAt: '2026-11-13T10:00:00Z',
  windowEndsAt: '2027-06-01T10:00:00Z',
  country: 'GB',
  lines,
})

export const evri: ReturnCarrier = {
  id: 'evri',
  name: 'Evri',
  document: 'qr',
  price: pounds('0.00'),
  description: 'Show a QR code.',
}
export const dpd: ReturnCarrier = { ...evri, id: 'dpd', name: 'DPD', document: 'label', price: pounds('3.50') }

export const aCreatedReturn: CreatedReturn = {
  requestId: 'request-one-of-jo',
  reference: 'RET-1001-1',
  carrier: 'Evri',
  document: 'qr',
  label: 'emailed',
  sentTo: 'j•••@example.com',
  refund: pounds('0.00'),
  toPay: pounds('0.00'),
}

/** Answers about some lines of Jo's order. */
export const someAnswers = (
  lines: Record<string, Partial<LineAnswers>> = {},
  changed: Partial<ReturnAnswers> = {},
) => ({
  orderNumber: 'SP1001',
  proof: 'jo@example.com',
  carrierId: null,
  requestId: 'request-one-of-jo',
  lines: Object.fromEntries(
    Object.entries(lines).map(([id, line]) => [id, { ...NO_LINE_ANSWERS, isChosen: true, ...line }]),
  ),
  ...changed,
})
