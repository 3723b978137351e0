import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../../backend.ts'
import { createBrowser as createBrowserOf, getRedirectParams, SHOP } from './sign-in.fixtures.ts'

/* RP-Initiated Logout 1.0. */

const backend = await createSimulatedBackend({ strict: true, storefront: SHOP })
const HOME = `${SHOP}/`

function createBrowser() {
  const browser = createBrowserOf(backend)
  const logOut = (params: Record<string, string>) => browser.browse(`/logout?${new URLSearchParams(params)}`)
  const confirm = async (page: Response, decision = 'continue') => {
    const logout = /name="logout" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    return browser.post('/logout/confirm', { logout, decision })
  }
  const isSignedIn = async () => 'code' in getRedirectParams(await browser.authorize({ prompt: 'none' }))
  return { ...browser, logOut, confirm, isSignedIn }
}

test('a hint signs the browser out and redirects with the state [ACC-03]', async () => {
  const { signIn, logOut, refresh, isSignedIn, cookies } = createBrowser()
  const { id_token, refresh_token } = await signIn()
  expect(await isSignedIn()).toBe(true)
  const response = await logOut({ id_token_hint: id_token, post_logout_redirect_uri: HOME, state: 'bye' })
  expect([response.status, response.headers.get('location')]).toEqual([302, `${HOME}?state=bye`])
  expect([await isSignedIn(), cookies.size]).toEqual([false, 0])
  expect((await refresh(refresh_token)).status).toBe(400)
})

test('logout takes its parameters as a form, too [SIM-10]', async () => {
  const { signIn, post, isSignedIn } = createBrowser()
  const { id_token } = await signIn()
  const response = await post('/logout', { id_token_hint: id_token, post_logout_redirect_uri: HOME })
  expect([response.status, response.headers.get('location')]).toEqual([302, HOME])
  expect(await isSignedIn()).toBe(false)
})

test('without a hint the customer is asked first', async () => {
  const { signIn, logOut, confirm, isSignedIn } = createBrowser()
  await signIn()
  const page = await logOut({ post_logout_redirect_uri: HOME, state: 'bye' })
  expect([page.status, await isSignedIn()]).toEqual([200, true])
  const response = await confirm(page)
  expect(response.headers.get('location')).toBe(`${HOME}?state=bye`)
  expect(await isSignedIn()).toBe(false)
})

test('a customer who declines to sign out stays signed in', async () => {
  const { signIn, logOut, confirm, isSignedIn } = createBrowser()
  await signIn()
  const response = await confirm(await logOut({ post_logout_redirect_uri: HOME }), 'decline')
  expect([response.headers.get('location'), await isSignedIn()]).toEqual([null, true])
})

test('the hint of another customer does not sign out this one', async () => {
  const { signIn, logOut, isSignedIn } = createBrowser()
  const ann = await signIn({}, 'ann@example.com')
  await signIn({}, 'bo@example.com')
  const page = await logOut({ id_token_hint: ann.id_token, post_logout_redirect_uri: HOME })
  expect([page.status, await isSignedIn()]).toEqual([200, true])
})

test('a browser that is signed out is told so, or redirected', async () => {
  const { logOut } = createBrowser()
  const page = await logOut({})
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('You are signed out')])
  const response = await logOut({ post_logout_redirect_uri: HOME, client_id: 'shop' })
  expect(response.headers.get('location')).toBe(HOME)
})

test('the session of a hint ends without its cookie', async () => {
  const { signIn, fetch, baseUrl, isSignedIn } = createBrowser()
  const { id_token } = await signIn()
  await fetch(`${baseUrl}/logout?${new URLSearchParams({ id_token_hint: id_token })}`)
  expect(await isSignedIn()).toBe(false)
})

test('a client_id that is not the hint’s is refused', async () => {
  const { signIn, logOut, isSignedIn } = createBrowser()
  const { id_token } = await signIn()
  const response = await logOut({ id_token_hint: id_token, client_id: 'other', post_logout_redirect_uri: HOME })
  expect([response.status, await isSignedIn()]).toEqual([400, true])
})
