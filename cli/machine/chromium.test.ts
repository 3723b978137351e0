import { expect, test, vi } from 'vitest'
import { getChromiumLaunch } from './chromium.ts'

test('CHROMIUM chooses another browser, which must exist [OPS-13]', async () => {
  vi.stubEnv('CHROMIUM', process.execPath)
  expect((await getChromiumLaunch()).executablePath).toBe(process.execPath)
  vi.stubEnv('CHROMIUM', '/no/such/chromium')
  await expect(getChromiumLaunch()).rejects.toThrow(
    'Browser: CHROMIUM is set to /no/such/chromium, but there is no such file',
  )
})
