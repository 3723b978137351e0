import { once } from 'node:events'
import { createServer } from 'node:http'
import { availableParallelism } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#scripts/processes.ts'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'
import { prepareShop } from './prepare-shop.ts'

const port = await findFreePort()
const { getServer } = setUpSimulatedBackend({ storefront: `http://localhost:${port}` })

test('the first page is loaded once, and half of the processors is left to the shop [CLI-05]', async () => {
  const paths: (string | undefined)[] = []
  const shop = createServer(({ url }, response) => {
    paths.push(url)
    response.end('<h1>SPOKE</h1>')
  }).listen(port)
  onTestFinished(() => void shop.close())
  await once(shop, 'listening')
  const lines: string[] = []
  const prepare = () => prepareShop(getServer().origin, { progress: (line) => lines.push(line) })

  const workers = Math.max(1, Math.floor(availableParallelism() / 2))
  expect(await prepare()).toMatchObject({ SHOP_ORIGIN: `http://localhost:${port}`, E2E_WORKERS: `${workers}` })
  expect(paths).toEqual(['/'])
  expect(lines).toEqual([`Loading the first page of http://localhost:${port} before the journeys ...`])
})
