import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'
import { runSpoke } from '../terminal/spoke.fixtures.ts'
import { BEHAVIOURS } from './behaviours.ts'
import { readControlWords } from './control-words.ts'
import { findRefusal, readAmounts } from './read-words.ts'
import { formatReport, writeReport } from './report.ts'
import { judge } from './verdict.ts'

const SERVED = { requested: { least: 1, most: 1 }, count: 1, sums: [98], shown: [98, 8], failure: undefined }

test.each([
  ['kept', {}],
  ['kept', { requested: { least: 0, most: 0 }, count: 0, sums: [0], shown: [] }],
  ['kept', { shown: [12, 98], failure: 'Try again.' }],
  ['said plainly', { count: 0, sums: [0], shown: [], failure: 'Sorry, this is sold out.' }],
  ['said plainly', { shown: [], failure: 'We cannot reach your cart just now.' }],
  ['lost', { count: 0, sums: [0], shown: [] }],
  ['lost', { shown: [] }],
  ['doubled', { count: 2, sums: [196], shown: [196], failure: 'Try again.' }],
  ['charged wrongly', { shown: [89] }],
])('a shopper finds goods %s: %o [EXP-02]', (verdict, observed) => {
  expect(judge({ ...SERVED, ...observed }).verdict).toBe(verdict)
})

test.each([
  ['Total £1,098.50', [1098.5]],
  ['1.098,50 € und 12 €', [1098.5, 12]],
  ['USD 98.00, now $98', [98, 98]],
  ['Total £98. Two left', [98]],
  ['34 / B / 32', []],
])('amounts are read as a shopper reads them: %s [EXP-02]', (text, amounts) => {
  expect(readAmounts(text)).toEqual(amounts)
})

test('the plainest words of a failure count, unless they were there before [EXP-02]', () => {
  const lines = ['Not added', 'Sorry, this product is now out of stock.', 'Your basket is empty.', 'Add to basket']
  expect(findRefusal(lines, new Set())).toBe('Sorry, this product is now out of stock.')
  expect(findRefusal(lines, new Set(['Sorry, this product is now out of stock.']))).toBe('Not added')
})

test.each([
  'Your cart is empty.',
  'Looks like you haven’t added anything yet, let’s get you started!',
  'They crease a little by teatime. So does everyone. It stopped being stiff.',
  'Free returns',
  'Unexpected Server Error',
  'Failed to fetch',
])('a shop that says "%s" has explained nothing [EXP-02]', (line) => {
  expect(findRefusal([line], new Set())).toBeUndefined()
})

test.each([
  'Not added',
  'You seem to be offline. Try again when you are back.',
  'That is all we have of one of your sizes. We have put in as many as there are.',
  'This browser refuses cookies, and a basket needs one.',
  'Your UK basket is kept: 1 item.',
  'We couldn’t reach your basket just now.',
  'Error adding item to cart',
])('a shop that says "%s" has told of a failure [EXP-02]', (line) => {
  expect(findRefusal([line], new Set())).toBe(line)
})

const folder = mkdtempSync(join(tmpdir(), 'spoke-survive-'))

test('a shop with other words has them in a file [EXP-02]', () => {
  const file = join(folder, 'words.json')
  writeFileSync(file, '{ "add": "^in den warenkorb" }')
  expect(readControlWords(file).add.test('In den Warenkorb')).toBe(true)
  expect(readControlWords(file).checkout.test('Check out')).toBe(true)
  expect(readControlWords().add.test('In den Warenkorb')).toBe(false)
})

test.each([
  ['a misspelt name', '{ "ad": "add" }', 'ad'],
  ['a broken pattern', '{ "add": "(" }', 'Invalid regular expression'],
  ['no JSON', 'add', 'JSON'],
  ['an adapter of more than thirty lines', `{\n${'\n'.repeat(40)}}`, '30 are allowed'],
])('a file with %s is refused [EXP-02]', (_, text, reason) => {
  const file = join(folder, 'wrong.json')
  writeFileSync(file, text)
  expect(() => readControlWords(file)).toThrow(reason)
})

test('the report says what failed, and how it is made to happen again [EXP-02]', () => {
  const result = { happens: 'an answer is <lost>', device: 'phone', ms: 3, picture: Buffer.from('png') } as const
  const results = [
    { ...result, name: 'reload', verdict: 'kept', because: '1 in the cart', world: null },
    { ...result, name: 'lost-answer', verdict: 'doubled', because: '2 in the cart', world: { format: 'spoke-world' } },
  ] as const
  const out = join(folder, 'report')
  const command = 'npx spoke survive http://localhost:3000 --words words.json'
  const at = new Date('2026-11-29')
  const report = writeReport({ shop: 'http://localhost:3000', folder: out, at, results, command })
  const again = `${command} --only lost-answer --device phone`
  expect(formatReport(report, out)).toContain(
    `http://localhost:3000: 1 kept, 1 doubled\ndoubled: 2 in the cart\n  again: ${again}`,
  )
  const page = readFileSync(join(out, 'index.html'), 'utf8')
  expect(page).toContain('an answer is &#60;lost&#62;')
  expect(page).toContain(again)
  expect(page).toContain('<img src="lost-answer-phone.png"')
  expect(JSON.parse(readFileSync(join(out, 'lost-answer-phone.json'), 'utf8'))).toEqual({ format: 'spoke-world' })
  expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toMatchObject({
    shop: 'http://localhost:3000',
    at: '2026-11-29',
  })
})

test('a report replaces the visits of an earlier one and leaves other files of the folder [EXP-02]', () => {
  const out = mkdtempSync(join(folder, 'with-files-'))
  for (const file of ['notes.txt', 'package.json', 'reload-phone.json', 'reload-phone.png'])
    writeFileSync(join(out, file), 'mine')
  writeReport({ shop: 'http://localhost:3000', folder: out, at: new Date(), results: [], command: '' })
  expect(readdirSync(out).sort()).toEqual(['index.html', 'notes.txt', 'package.json', 'report.json'])
})

test('there are more than forty behaviours, each with a name of its own [EXP-02]', () => {
  expect(BEHAVIOURS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(BEHAVIOURS.map(({ name }) => name)).size).toBe(BEHAVIOURS.length)
})

const { spoke } = setUpSimulatedBackend()

async function serveStatus(status: number) {
  const server = createServer((_, response) => response.writeHead(status).end()).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => server.close(),
  }
}

test.each([
  ['survive', "Missing required argument 'address'"],
  ['survive localhost', 'Expected an address like http://localhost:3000.'],
  ['survive http://localhost:1 --only lost', 'There is no behaviour lost.'],
  ['survive http://localhost:1 --device watch', 'Allowed choices are phone, desktop.'],
  ['survive http://localhost:1', 'http://localhost:1 does not answer within 10 s.'],
])('`spoke %s` is refused in a line [EXP-02]', async (args, words) => {
  const { exitCode, err } = await spoke(args)
  expect([exitCode, err]).toEqual([2, expect.stringContaining(words)])
})

test('a shop behind a password is named as such [EXP-02]', async () => {
  const { url, close } = await serveStatus(401)
  const { exitCode, err } = await spoke(`survive ${url}`)
  close()
  expect([exitCode, err]).toEqual([2, expect.stringContaining('asks for a password (status 401)')])
})

test('without a backend `spoke survive` says how to start one [EXP-02]', async () => {
  const { err } = await runSpoke('survive http://localhost:1 --backend http://localhost:1')
  expect(err).toMatch(/^No simulated backend answers at \S+\.\nStart one with/)
})
