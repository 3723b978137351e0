import { addGoods, type Behaviour, exactly } from '../behaviour.ts'
import { reachByKeyboard } from '../special-controls.ts'

/** Creates the behaviour of an addition, and one more piece of it, in a browser with one condition. */
const createBrowserBehaviour = (browser: NonNullable<Behaviour['browser']>, happens: string): Behaviour => ({
  name: browser,
  happens: `${happens}: goods are added, and one more asked for`,
  browser,
  async run(visit) {
    await visit.beginTrouble()
    await addGoods(visit)
    if ((await visit.readFailure()) !== undefined && (await visit.countPieces()) === 0) return exactly(1)
    await visit.shopper.openCart()
    if (!(await visit.shopper.find('increase'))) return exactly(1)
    await visit.shopper.press('increase')
    return exactly(2)
  },
})

/** What happens in browsers as people have them. */
export const BROWSERS: readonly Behaviour[] = [
  createBrowserBehaviour('translated', 'a page that the browser has translated'),
  createBrowserBehaviour('no-cookies', 'a browser that refuses cookies'),
  createBrowserBehaviour('no-storage', 'a browser that refuses storage'),
  createBrowserBehaviour('full-storage', 'a browser whose storage is full'),
  createBrowserBehaviour('ad-blocker', 'a browser with an ad blocker'),
  createBrowserBehaviour('no-script', 'a browser without script'),
  createBrowserBehaviour('late-script', 'a page whose scripts come two seconds late'),
  createBrowserBehaviour('large-text', 'a browser with text of twice the size'),
  createBrowserBehaviour('small-screen', 'a screen of 320 by 568 pixels'),
  {
    name: 'keyboard',
    happens: 'the button that adds is reached and pressed with the keyboard alone',
    async run({ shopper, goods }) {
      await shopper.openProduct(goods.address)
      await reachByKeyboard(shopper, 'add')
      await shopper.page.keyboard.press('Enter')
      await shopper.settle()
      return exactly(1)
    },
  },
]
