import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { expect, test } from '#tests/support/shop.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shift.ts'

for (const path of Object.values(PAGE_ROUTES))
  test(`${path} moves nothing while its HTML arrives in pieces [OPS-07]`, { tag: '@phone' }, async ({ page }) => {
    await recordLayoutShifts(page)
    await page.goto('/robots.txt')
    await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text()
      const [start = '', menu = '', rest = ''] = html.split(/(<nav id="menu".*?<\/nav>)/s)
      const cut = (text: string) => text.split(/(?=<(?:a|li|p|button|img|section|div|h1|form)\b)/)
      const isPainted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      document.open()
      for (const [index, piece] of [...cut(start), menu, ...cut(rest)].entries()) {
        // without the code, which would hydrate half a page
        document.write(piece.replace(/<script\b(?![^>]*application).*?<\/script>/gs, ''))
        if (document.body && (index < 50 || index % 10 === 0)) await isPainted()
      }
      document.close()
    }, path)
    expect(await readLayoutShifts(page)).toEqual([])
  })
