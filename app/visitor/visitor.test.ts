import { expect, test } from 'vitest'
import { cartId, chosenRegion, fitToken, newCart } from './cookies.ts'
import { createVisitor } from './visitor.server.ts'

/** A browser with these cookies, and the cookies that a response stores and deletes. */
function aBrowser(cookies: Record<string, string>) {
  const stored: Record<string, unknown> = {}
  const deleted: Record<string, unknown> = {}
  const headers = {
    read: () =>
      Object.entries(cookies)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('; '),
    set: (name: string, value: string, attributes: object) =>
      void Object.assign(stored, { [name]: { value, ...attributes } }),
    delete: (name: string, attributes: object) => void Object.assign(deleted, { [name]: attributes }),
  }
  return { stored, deleted, over: (protocol: 'http' | 'https') => createVisitor(headers, protocol === 'https') }
}

test('with TLS the cart id and the fit token belong to this host alone [OPS-04] [CART-02]', () => {
  const browser = aBrowser({})
  const visitor = browser.over('https')
  visitor.setCookie(cartId('gb'), 'gid://1')
  visitor.setCookie(fitToken, 'token')
  expect(browser.stored).toEqual({
    '__Host-cart_id_gb': {
      value: 'gid://1',
      path: '/',
      sameSite: 'lax',
      secure: true,
      httpOnly: true,
      maxAge: 1_209_600,
    },
    '__Host-fit_token': {
      value: 'token',
      path: '/',
      sameSite: 'lax',
      secure: true,
      httpOnly: true,
      maxAge: 31_536_000,
    },
  })
  expect(visitor.getCookie(cartId('gb'))).toBe('gid://1')
})

test('cookies that script reads keep the names of the specification', () => {
  const browser = aBrowser({})
  browser.over('https').setCookie(chosenRegion, 'us')
  expect(Object.keys(browser.stored)).toEqual(['th_chosen'])
})

test('without TLS the plain names stay', () => {
  const browser = aBrowser({ cart_id_gb: 'gid://1' })
  const visitor = browser.over('http')
  expect(visitor.getCookie(cartId('gb'))).toBe('gid://1')
  visitor.setCookie(cartId('gb'), 'gid://2')
  visitor.deleteCookie(fitToken)
  expect([Object.keys(browser.stored), Object.keys(browser.deleted)]).toEqual([['cart_id_gb'], ['fit_token']])
})

test('with TLS a plain cart id or fit token is ignored and not migrated [OPS-04] [CART-02]', () => {
  const browser = aBrowser({ cart_id_gb: 'gid://attacker', fit_token: 'attacker', cart_new_gb_1: 'gid://attacker' })
  const visitor = browser.over('https')
  expect([visitor.getCookie(cartId('gb')), visitor.getCookie(fitToken), visitor.listCookies(newCart('gb'))]).toEqual([
    undefined,
    undefined,
    [],
  ])
  expect([browser.stored, browser.deleted]).toEqual([{}, {}])
})

test('a plain cart id beside the real one is ignored [OPS-04]', () => {
  const browser = aBrowser({ cart_id_gb: 'gid://attacker', '__Host-cart_id_gb': 'gid://1' })
  expect(browser.over('https').getCookie(cartId('gb'))).toBe('gid://1')
})

test('a deleted cart id is no longer read in the same request', () => {
  const browser = aBrowser({ '__Host-cart_id_gb': 'gid://1' })
  const visitor = browser.over('https')
  visitor.deleteCookie(cartId('gb'))
  expect(browser.deleted).toEqual({ '__Host-cart_id_gb': { path: '/', sameSite: 'lax', secure: true } })
  expect(visitor.getCookie(cartId('gb'))).toBeUndefined()
})

test('cookies that share a prefix are listed until they are deleted, under their stored names', () => {
  const browser = aBrowser({ '__Host-cart_new_gb_1': 'gid://1', '__Host-cart_new_us_2': 'gid://2', cart_new_gb_3: 'x' })
  const visitor = browser.over('https')
  const [created, ...others] = visitor.listCookies(newCart('gb'))
  expect([created?.value, others]).toEqual(['gid://1', []])
  if (created) visitor.deleteCookie(created.cookie)
  expect(Object.keys(browser.deleted)).toEqual(['__Host-cart_new_gb_1'])
  expect(visitor.listCookies(newCart('gb'))).toEqual([])
})
