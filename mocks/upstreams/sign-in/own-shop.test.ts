import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../../backend.ts'
import { createBrowser, SHOP } from './sign-in.fixtures.ts'

const products = [{ handle: 'mug', title: 'Mug', price: '12.50' }]
const catalogue = { shop: { name: 'Hinterland Coffee' }, products }
const backend = await createSimulatedBackend({ strict: true, storefront: SHOP, catalogue })

test('every page of the sign-in service has the name of the goods file’s shop [SIM-10]', async () => {
  const { authorize, browse, consent, post } = createBrowser(backend)
  const signedOut = await browse('/logout')
  const refusals = [
    await authorize({ client_id: '' }),
    await authorize({ redirect_uri: 'https://elsewhere.test/' }),
    await browse('/logout?post_logout_redirect_uri=https://elsewhere.test/'),
    await post('/oauth/consent', { request: 'unknown' }),
    await post('/logout/confirm', { logout: 'unknown' }),
  ]
  await consent(await authorize())
  const question = await browse('/logout')
  const logout = /name="logout" value="([^"]+)"/.exec(await question.clone().text())?.[1] ?? ''
  const stayed = await post('/logout/confirm', { logout, decision: 'decline' })
  const pages = await Promise.all(
    [await authorize(), signedOut, ...refusals, question, stayed].map((page) => page.text()),
  )
  expect(pages).toHaveLength(9)
  for (const page of pages) {
    expect(page).toMatch(/<title>[^<]+ - Hinterland Coffee \(simulated\)<\/title>/)
    expect(page).toContain('<header><b>Hinterland Coffee</b></header>')
    expect(page).not.toContain('SPOKE')
  }
})
