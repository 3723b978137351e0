import { expect, type Page } from '@playwright/test'
import { type Effort, secondsOf } from '#tests/support/human-pace.ts'
import { test } from '#tests/support/shop.ts'

/** The product's promise. */
const PROMISE_S = 60

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s. */
async function slowNetwork(page: Page) {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 1_600_000 / 8
  const speed = { offline: false, latency: 150, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await session.send('Network.emulateNetworkConditions', speed)
}

/** Says in the run's own words what the promise costs; `waited` is the machine's part. */
function told(how: string, effort: Effort, waited: number): number {
  const seconds = secondsOf(effort) + waited
  const { keys, taps, decisions, words } = effort
  const acts = keys > 0 ? `${keys} keys` : `${taps} taps`
  console.log(
    `Fit Finder by ${how}: ${decisions} questions, ${acts}, ${words} words read; ${seconds.toFixed(1)} s at a human pace, ` +
      `${(seconds / decisions).toFixed(1)} s a question, ${waited.toFixed(2)} s of it waiting on slow 4G`,
  )
  return seconds
}

/** Waits until a question is there and has the focus, so that it is read out; counts it and its words. */
async function meet(page: Page, effort: Effort, at: number, question: RegExp) {
  const heading = page.getByRole('heading', { level: 1, name: question })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${at} of 11` })).toBeVisible()
  effort.decisions += 1
  effort.words += ((await heading.textContent()) ?? '').split(/\s+/).length
}

const QUESTIONS = [
  /tall/,
  /weigh/,
  /old/,
  /trouser waist/,
  /go up a size/,
  /top to sit/,
  /built/,
  /watch/,
  /T-shirt/,
  /jacket/,
  /taper/,
]

test.describe('by keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has none')

  test('the whole quiz is answered in sixty seconds, by keyboard alone, on a slow network [FIT-03]', async ({
    page,
    shopper,
  }) => {
    await page.goto('/eu/fit-finder')
    await slowNetwork(page)
    const effort: Effort = { keys: 0, taps: 0, decisions: 0, words: 0 }
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      effort.keys += keys.length
    }
    const begin = page.getByRole('link', { name: 'Begin' })
    while (!(await begin.evaluate((element) => element === document.activeElement))) await press('Tab')
    await press('Enter')

    const ways: string[][] = [
      ['Tab', '1', '8', '0', 'Enter'],
      ['Tab', '8', '2', 'Enter'],
      ['Tab', '3', '8', 'Enter'],
      ['Tab', ...Array<string>(6).fill('ArrowDown'), 'Enter'],
      ['Tab', 'ArrowDown', 'Enter'],
      ['Tab', 'ArrowDown', 'Enter'],
      ['Tab', 'ArrowRight', 'Tab', 'ArrowRight', 'Tab', 'ArrowRight', 'Enter'],
      ['Tab', 'ArrowDown', 'ArrowDown', 'Enter'],
      ['Tab', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'],
      ['Tab', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'],
      ['Tab', 'ArrowDown', 'Enter'],
    ]
    for (const [at, keys] of ways.entries()) {
      await meet(page, effort, at + 1, QUESTIONS[at] ?? /./)
      await press(...keys)
    }
    const from = Date.now()
    await expect(page.getByRole('heading', { level: 1, name: 'Your fit' })).toBeFocused()
    expect(told('keyboard', effort, (Date.now() - from) / 1000)).toBeLessThan(PROMISE_S)
    await expect(shopper.finder.half('Bottom half')).toContainText(/men with your answers wear 3\d/)
    expect(await shopper.finder.answers()).toMatchObject({
      height: 180,
      weight: 82,
      age: 38,
      waist: '34',
      'size-up': 'no',
      build: { belly: 'average', seat: 'average', thigh: 'average' },
      watch: '3',
      't-shirt': 'L',
      jacket: '40',
      style: 'Standard',
    })
  })
})

test.describe('by touch alone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a desk has no touch')

  test('the whole quiz is answered in sixty seconds, by touch alone, on a slow network [FIT-03]', async ({
    page,
    shopper,
  }) => {
    await page.goto('/fit-finder')
    await slowNetwork(page)
    const effort: Effort = { keys: 0, taps: 0, decisions: 0, words: 0 }
    const tap = async (role: 'button' | 'radio' | 'link', name: string | RegExp, within = page.locator('body')) => {
      // the radio itself lies over the whole of its target
      await within.getByRole(role, { name, exact: typeof name === 'string' }).tap()
      effort.taps += 1
    }
    /** Puts a finger on the slider at a share of its length. */
    const slide = async (share: number) => {
      const slider = page.getByRole('slider')
      const box = await slider.boundingBox()
      if (box) await slider.tap({ position: { x: box.width * share, y: box.height / 2 } })
      effort.taps += 1
      await tap('button', 'Next')
    }
    await tap('link', 'Begin')

    const part = (name: string) => page.getByRole('group', { name })
    const ways: (() => Promise<unknown>)[] = [
      () => slide(0.5),
      () => slide(0.4),
      () => slide(0.35),
      () => tap('radio', '34'),
      () => tap('radio', /^No/),
      () => tap('radio', /^Regular/),
      async () => {
        for (const name of ['Stomach', 'Seat', 'Thighs']) await tap('radio', 'Average', part(name))
        await tap('button', 'Next')
      },
      () => tap('radio', /^3/),
      () => tap('radio', 'L'),
      () => tap('radio', '40'),
      () => tap('radio', /^Standard/),
    ]
    for (const [at, way] of ways.entries()) {
      await meet(page, effort, at + 1, QUESTIONS[at] ?? /./)
      await way()
    }
    const from = Date.now()
    await expect(page.getByRole('heading', { level: 1, name: 'Your fit' })).toBeVisible()
    expect(told('touch', effort, (Date.now() - from) / 1000)).toBeLessThan(PROMISE_S)
    await expect(shopper.finder.half('Bottom half').getByRole('link', { name: /^Shop trousers in/ })).toBeInViewport()
  })
})
