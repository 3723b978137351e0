import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { givenShopAgent } from '#app/agents/shop-agent.fixtures.ts'
import { runSpoke } from '../terminal/spoke.fixtures.ts'

/** The shop's tools at an address, and the command that calls them. */
async function givenShop() {
  const { send, backend } = await givenShopAgent()
  const calls: { url: string | undefined; cookie: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    calls.push({ url: request.url, cookie: request.headers.cookie })
    const { status, output, error } = await send(await json(request))
    const body = JSON.stringify(error ? { error } : { result: { structuredContent: output } })
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }).listen(0)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const options = `--shop http://localhost:${port} --backend ${backend.origin}`
  return { calls, size: (args: string) => runSpoke(`agent size ${args} ${options}`) }
}

test('an agent is told a size, how sure it is, what to ask next and what is in stock of it [AGT-03]', async () => {
  const { size, calls } = await givenShop()
  const answers = ['height=180', 'weight=80', 'age=40', 'waist=34', 'build.thigh=more'].map(
    (pair) => `--answer ${pair}`,
  )
  const { out } = await size(`heroes-navy ${answers.join(' ')} --region us --world of-agent`)
  expect(out).toMatch(
    /^Bottoms: 34 \/ B \/ 33\n {2}waist 34 \(43 %\), else 35 \(28 %\) if you like room at the waist\n/,
  )
  expect(out).toContain('\n  Ask next: How wide is your best pair’s waistband? (pair_waist)\n')
  expect(out).toMatch(/\n {2}34 \/ (?:Build )?B \/ 33, recommended: gid:\/\/shopify\/ProductVariant\/\d+\n/)
  expect(calls.at(-1)).toEqual({ url: '/us/api/ucp/mcp', cookie: 'spoke_world=of-agent' })
})

test.each([
  ['--answer height=tall', 'The shop refuses recommend_size: sizing.answers.height: invalid_type'],
  ['--answer shoe=9', 'Answers are height, weight, age, waist, size_up,'],
  ['nothing', 'There is no product with this handle.'],
])('%s is refused with what it expects', async (args, message) => {
  const { err, out } = await (await givenShop()).size(args)
  expect([err, out]).toEqual([expect.stringContaining(message), ''])
})
