import { expect, test } from 'vitest'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { createKeys, formatKeys } from './keys.ts'

const { getServer, getWorld } = setUpSimulatedBackend()

/** The keys at a desk where the first scenario whose name has the words is chosen, and what they print. */
function openKeys(chosenWords = '') {
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  const choose: NonNullable<Terminal['choose']> = async (_question, choices) => {
    const choice = choices.find(({ value }) => value.includes(chosenWords))
    if (!choice) throw new Error(`Nothing is called ${chosenWords}`)
    return choice.value
  }
  const terminal: Terminal = {
    out: print,
    log: print,
    err: print,
    progress: print,
    style: (_style, text) => text,
    choose,
    signal: new AbortController().signal,
  }
  const running = {
    backend: getServer().origin,
    world: 'default',
    open: () => print('opened'),
    stop: () => print('stopped'),
  }
  return { keys: createKeys(running, terminal), printed }
}

async function press(pressed: string, chosenWords?: string) {
  const { keys, printed } = openKeys(chosenWords)
  for (const key of pressed) await keys[key]?.press()
  return printed.join('\n')
}

test('the key s loads a chosen scenario and prints what it changed [CLI-01]', async () => {
  expect(await press('s', 'variant-sold-out')).toMatch(
    /World default now has variant-sold-out\.\n {2}stock of Heroes, Navy, 34 \/ Build B \/ 32: 0, was \d+/,
  )
  expect(getWorld().scenarios).toEqual(['variant-sold-out'])
})

test('the key r resets the world, and f lists its faults [CLI-01]', async () => {
  getWorld().faults.add({ upstream: 'reviews', respond: { status: 503 } })
  expect(await press('f')).toContain('reviews: status 503')
  expect(await press('rf')).toMatch(/World default is reset to its default data\.[\s\S]*No faults/)
})

test('o opens the shop, q quits, h lists the keys, and no other key does anything [CLI-01]', async () => {
  expect(await press('oqx')).toBe('opened\nstopped')
  expect(await press('h')).toBe(
    'o  open the shop\ns  load a scenario\nr  reset the world\nf  list the faults\nq  quit\nh  this help',
  )
})

test('the keys are named in a line that has room for the end of it [CLI-01]', () => {
  const line = formatKeys(openKeys().keys)
  expect(line).toBe('Keys: o open, s scenario, r reset, f faults, q quit, h help.')
  expect(`${line} Ctrl-C stops all.`.length).toBeLessThan(80)
})
