import { expect, test } from 'vitest'
import { toSharedAddress } from './-page-request.ts'
import { findShopifyLink } from './-shopify-links.ts'

const toPage = (location: string, isPermanent = false) => ({ kind: 'page', location, isPermanent })

test.each([
  ['/policies/privacy-policy', '/pages/privacy'],
  ['/us/policies/refund-policy', '/us/pages/return-policy'],
  ['/policies/shipping-policy/', '/pages/faqs'],
  ['/eu/policies/terms-of-service?utm_source=a', '/eu/pages/terms?utm_source=a'],
  ['/collections', '/#ranges'],
  ['/us/collections/all?sort_by=price', '/us?sort_by=price#ranges'],
  ['/account/login', '/account'],
  ['/us/account/register', '/us/account'],
  ['/account/logout', '/account'],
  ['/account/orders?utm_source=a', '/account?page=orders&utm_source=a'],
  ['/pages/contact', '/contact-us'],
  ['/collections/trousers/products/heroes-navy?variant=1', '/products/heroes-navy?variant=1'],
])('the page %s of a Shopify storefront is at %s', (link, location) => {
  expect(findShopifyLink(link)).toEqual(toPage(location, true))
})

test.each([
  ['/products/heroes-navy?Waist=34&Build=Build+B&Leg=32', '/products/heroes-navy?w=34&b=B&l=32'],
  ['/us/products/heroes-navy?waist=34&gclid=a', '/us/products/heroes-navy?gclid=a&w=34'],
  ['/products/atlas-white?Size=M%2B', '/products/atlas-white?s=M%2B'],
  ['/products/heroes-navy?w=36&Waist=34', '/products/heroes-navy?w=36'],
  ['/products/heroes-navy?Waist=banana', '/products/heroes-navy?w=banana'],
])('the options in %s are read as %s [PDP-02]', (link, location) => {
  expect(findShopifyLink(link)).toEqual(toPage(location))
})

test.each([
  ['/products/heroes-navy?variant=1001001', 1001001, '/products/heroes-navy'],
  ['/us/products/heroes-navy?variant=gid%3A%2F%2Fshopify%2FProductVariant%2F7&a=b', 7, '/us/products/heroes-navy?a=b'],
  ['/products/heroes-navy?variant=1e3&Leg=32', null, '/products/heroes-navy?l=32'],
])('the variant in %s is %j of %s [PDP-02]', (link, variant, location) => {
  expect(findShopifyLink(link)).toEqual({ kind: 'variant', handle: 'heroes-navy', variant, location })
})

test.each([
  ['/cart/1001001:1', [[1001001, 1]], []],
  [
    '/us/cart/1001001:1,1001002:20?discount=SORTED,FREE',
    [
      [1001001, 1],
      [1001002, 20],
    ],
    ['SORTED', 'FREE'],
  ],
  ['/cart/1001001%3A1?discount=%3Cb%3E', [[1001001, 1]], []],
])('the permalink %s holds goods and codes [CART-07]', (link, goods, codes) => {
  const lines = goods.map(([variant, quantity]) => ({ variant, quantity }))
  expect(findShopifyLink(link)).toEqual({ kind: 'cart', lines, codes })
})

test.each([
  ['/discount/SORTED', '/?discount=SORTED'],
  ['/us/discount/SORTED?redirect=/collections/trousers', '/us/collections/trousers?discount=SORTED'],
  ['/discount/SORTED?redirect=%2Fus%2Fcart%3Fa%3Db&utm_source=c', '/us/cart?a=b&discount=SORTED&utm_source=c'],
  ['/discount/%3Cscript%3E', '/'],
  ['/discount/SORTED?redirect=//evil.example', '/?discount=SORTED'],
  ['/discount/SORTED?redirect=/..//evil.example', '/evil.example?discount=SORTED'],
  ['/discount/SORTED?redirect=/%5Cevil.example', '/?discount=SORTED'],
  ['/discount/SORTED?redirect=https://evil.example', '/?discount=SORTED'],
  ['/discount/SORTED?redirect=javascript:alert(1)', '/?discount=SORTED'],
])('the discount link %s stores its code at %s [CART-14] [OPS-04]', (link, location) => {
  expect(findShopifyLink(link)).toEqual(toPage(location))
})

test.each(['/checkout', '/us/checkout/'])('%s leads to the checkout of the cart [CART-13]', (link) => {
  expect(findShopifyLink(link)).toEqual({ kind: 'checkout' })
})

test.each([
  ['/', '/cart', '/us/cart', '/account', '/account?page=orders', '/collections/denim?w=34', '/constructor'],
  ['/products/heroes-navy', '/products/heroes-navy?w=34&taper=Slim&pack=Single&gclid=1', '/products/heroes-navy.json'],
  ['/cart/nothing', '/cart/1001001:0', '/cart/1001001', `/cart/1:1${',1:1'.repeat(50)}`, '/policies/constructor'],
])('the shop’s own addresses and unknown ones are no links of Shopify', (...targets) => {
  for (const target of targets) expect(findShopifyLink(target), target).toBeNull()
})

test('redirects that depend on other parameters share no cached page [OPS-03]', () => {
  for (const target of ['/products/heroes-navy?variant=1', '/products/heroes-navy?Waist=34', '/checkout', '/cart/1:1'])
    expect(toSharedAddress(target), target).toBeNull()
  expect(toSharedAddress('/products/heroes-navy?w=34')).toEqual({ target: '/products/heroes-navy?w=34', dropped: [] })
})
