import { expect, test } from 'vitest'
import { handleMissingFile } from './early-responses.ts'

test.each([
  '/assets/x.js',
  '/assets/x',
  '/favicon.png',
  '/.env',
  '/wp-login.php',
  '/us/images/a.jpg',
  '/assets/x.js.map',
])('the missing file %s is a line of plain text [OPS-04]', async (path) => {
  const response = handleMissingFile(new Request(`https://shop.example${path}`))
  expect([response?.status, response?.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  expect((await response?.text())?.length).toBeLessThan(100)
})

test.each(['/', '/products/heroes-navy', '/robots.txt', '/sitemap/gb.xml', '/us/nothing', '/?file=a.js'])(
  'the address %s is left to the routes',
  (path) => {
    expect(handleMissingFile(new Request(`https://shop.example${path}`))).toBeUndefined()
  },
)
