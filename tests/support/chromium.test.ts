import { sep } from 'node:path'
import { expect, test, vi } from 'vitest'
import { getChromiumLaunch } from './chromium.ts'

test('the pinned browser of the packages is used on every machine [OPS-13]', async () => {
  vi.stubEnv('CHROMIUM', undefined)
  const { executablePath } = await getChromiumLaunch()
  expect(executablePath.split(sep).join('/')).toMatch(/\/node_modules\/\.cache\/chromium-[\d.]+\/chromium$/)
})

test('CHROMIUM chooses another browser, which must exist [OPS-13]', async () => {
  vi.stubEnv('CHROMIUM', process.execPath)
  expect((await getChromiumLaunch()).executablePath).toBe(process.execPath)
  vi.stubEnv('CHROMIUM', '/no/such/chromium')
  await expect(getChromiumLaunch()).rejects.toThrow('CHROMIUM is set to /no/such/chromium, but there is no such file.')
})
