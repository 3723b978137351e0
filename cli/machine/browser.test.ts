import { expect, test } from 'vitest'
import { chooseBrowser } from './browser.ts'

const CHROME = {
  linux: '/opt/google/chrome/chrome',
  darwin: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  win32: 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
}
const PROGRAMS = { PROGRAMFILES: 'C:\\Program Files' }
const hasPackages = (path: string) => path.endsWith('@sparticuz/chromium')

test('x64 Linux has the pinned browser of the packages, whatever else is installed [OPS-13]', () => {
  expect(chooseBrowser({ platform: 'linux', arch: 'x64', env: {}, hasFile: () => true })).toEqual({ is: 'pinned' })
})

test.each([
  ['linux', 'arm64', {}],
  ['darwin', 'arm64', {}],
  ['darwin', 'x64', {}],
  ['win32', 'x64', PROGRAMS],
] as const)('%s %s has an installed Chrome, or the name of what to install [OPS-13]', (platform, arch, env) => {
  const path = CHROME[platform]
  expect(chooseBrowser({ platform, arch, env, hasFile: (file) => file === path })).toEqual({ is: 'chrome', path })
  expect(chooseBrowser({ platform, arch, env, hasFile: hasPackages })).toEqual({
    is: 'none',
    says: `none for ${platform} ${arch}; install Chrome, or set CHROMIUM to the file of a Chromium`,
  })
})

test.each(['linux', 'darwin', 'win32'] as const)(
  'CHROMIUM is the browser on %s, and must exist [OPS-13]',
  (platform) => {
    const env = { CHROMIUM: '/opt/chromium' }
    expect(chooseBrowser({ platform, arch: 'x64', env, hasFile: () => true })).toEqual({
      is: 'file',
      path: '/opt/chromium',
    })
    expect(chooseBrowser({ platform, arch: 'x64', env, hasFile: () => false })).toEqual({
      is: 'none',
      says: 'CHROMIUM is set to /opt/chromium, but there is no such file',
    })
  },
)
