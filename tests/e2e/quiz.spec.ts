import { expect, type Page } from '@playwright/test'
import { type Effort, getSeconds } from '#tests/support/human-pace.ts'
import { test } from '#tests/support/shop.ts'

/** Seconds, as promised on the start screen. */
const PROMISE_S = 60

/** Emulates Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s. */
async function emulateSlowNetwork(page: Page) {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 1_600_000 / 8
  const speed = { offline: false, latency: 150, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await session.send('Network.emulateNetworkConditions', speed)
}

/** Logs and returns the seconds of a run at a human pace; `waitedSeconds` is the machine's part. */
function logSeconds(input: string, effort: Effort, waitedSeconds: number): number {
  const seconds = getSeconds(effort) + waitedSeconds
  const { keys, taps, decisions, words } = effort
  const actions = keys > 0 ? `${keys} keys` : `${taps} taps`
  console.log(
    `Fit Finder by ${input}: ${decisions} questions, ${actions}, ${words} words read; ${seconds.toFixed(1)} s at a human pace, ` +
      `${(seconds / decisions).toFixed(1)} s a question, ${waitedSeconds.toFixed(2)} s of it waiting on slow 4G`,
  )
  return seconds
}

/** Waits until the question has the focus and counts it with its words. */
async function readQuestion(page: Page, effort: Effort, number: number, question: RegExp) {
  const heading = page.getByRole('heading', { level: 1, name: question })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${number} of 11` })).toBeVisible()
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
  test('the quiz takes under sixty seconds on a slow network [FIT-03]', async ({ page, shopper }) => {
    await page.goto('/eu/fit-finder')
    await emulateSlowNetwork(page)
    const effort: Effort = { keys: 0, taps: 0, decisions: 0, words: 0 }
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      effort.keys += keys.length
    }
    const begin = page.getByRole('button', { name: 'Begin' })
    while (!(await begin.evaluate((element) => element === document.activeElement))) await press('Tab')
    await press('Enter')

    const keysByQuestion: string[][] = [
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
    for (const [index, keys] of keysByQuestion.entries()) {
      await readQuestion(page, effort, index + 1, QUESTIONS[index] ?? /./)
      await press(...keys)
    }
    const startedAt = Date.now()
    await expect(page.getByRole('heading', { level: 1, name: 'Your fit' })).toBeFocused()
    expect(logSeconds('keyboard', effort, (Date.now() - startedAt) / 1000)).toBeLessThan(PROMISE_S)
    await expect(shopper.finder.half('Bottom half')).toContainText(/3\d is your best match/)
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

test.describe('by touch alone', { tag: '@phone-only' }, () => {
  test('the quiz takes under sixty seconds on a slow network [FIT-03]', async ({ page, shopper }) => {
    await page.goto('/fit-finder')
    await emulateSlowNetwork(page)
    const effort: Effort = { keys: 0, taps: 0, decisions: 0, words: 0 }
    const tap = async (role: 'button' | 'radio' | 'link', name: string | RegExp, within = page.locator('body')) => {
      await within.getByRole(role, { name, exact: typeof name === 'string' }).tap()
      effort.taps += 1
    }
    /** Taps the slider at a share of its length. */
    const slide = async (share: number) => {
      const slider = page.getByRole('slider')
      const box = await slider.boundingBox()
      if (box) await slider.tap({ position: { x: box.width * share, y: box.height / 2 } })
      effort.taps += 1
      await tap('button', 'Next')
    }
    await tap('button', 'Begin')

    const getGroup = (name: string) => page.getByRole('radiogroup', { name })
    const actionsByQuestion: (() => Promise<unknown>)[] = [
      () => slide(0.5),
      () => slide(0.4),
      () => slide(0.35),
      () => tap('radio', '34'),
      () => tap('radio', /^No/),
      () => tap('radio', /^Regular/),
      async () => {
        for (const name of ['Stomach', 'Seat', 'Thighs']) await tap('radio', 'Average', getGroup(name))
        await tap('button', 'Next')
      },
      () => tap('radio', /^3/),
      () => tap('radio', 'L'),
      () => tap('radio', '40'),
      () => tap('radio', /^Standard/),
    ]
    for (const [index, act] of actionsByQuestion.entries()) {
      await readQuestion(page, effort, index + 1, QUESTIONS[index] ?? /./)
      await act()
    }
    const startedAt = Date.now()
    await expect(page.getByRole('heading', { level: 1, name: 'Your fit' })).toBeVisible()
    expect(logSeconds('touch', effort, (Date.now() - startedAt) / 1000)).toBeLessThan(PROMISE_S)
    await expect(shopper.finder.half('Bottom half').getByRole('link', { name: /^Shop trousers in/ })).toBeInViewport()
  })
})
