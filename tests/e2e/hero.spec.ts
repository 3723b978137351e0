import { expect, test } from '#tests/support/kept-page.ts'

const SCREENS = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1600, 900],
] as const

for (const path of ['/', '/heroes', '/enduros-range', '/pages/about-us'])
  test(`no words or controls of ${path} lie on its picture [NAV-07] [OPS-05]`, async ({ page }) => {
    await page.goto(path)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      const covered = await page.evaluate(() => {
        const picture = document.querySelector('main img')?.getBoundingClientRect()
        if (!picture || picture.height === 0) return ['no picture']
        const words = document.querySelectorAll('main h1, main h1 + *, main h1 ~ * a, header a, header button')
        return [...words].flatMap((element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect()
          const isOver =
            width > 0 &&
            left < picture.right - 1 &&
            right > picture.left + 1 &&
            top < picture.bottom - 1 &&
            bottom > picture.top + 1
          return isOver ? [element.textContent || element.getAttribute('aria-label')] : []
        })
      })
      expect(covered, `${width} px`).toEqual([])
    }
  })

for (const [handle, others] of [
  ['/pages/about-us', ['/heroes', '/colors', '/refer-a-friend', '/']],
  ['/colors', ['/heroes', '/refer-a-friend', '/thank-your-friend', '/']],
] as const)
  test(`${handle} has a picture of its own [PAGE-01]`, async ({ request }) => {
    const readPicture = async (path: string) =>
      /<img [^>]*src="([^"?]+)/.exec((await (await request.get(path)).text()).split('<main')[1] ?? '')?.[1]
    const own = await readPicture(handle)
    expect(own).toMatch(/\.jpg$/)
    for (const other of others) expect(await readPicture(other), other).not.toBe(own)
  })
