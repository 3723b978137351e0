import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { getChromiumLaunch } from '#cli/machine/chromium.ts'
import { findFreePort } from '../processes.ts'

type Visitor = {
  cookies: readonly { name: string; value: string }[]
  localStorage: Readonly<Record<string, string>>
}

/** A browser with a debugging port and a new profile. */
export type Chromium = {
  port: number
  /** Gives the browser these cookies and this local storage at a shop, and no others. */
  becomeVisitor(origin: string, visitor: Visitor): Promise<void>
  stop(): Promise<void>
}

/** Starts a browser that other programs, like Lighthouse, drive through its debugging port. */
export async function startChromium(): Promise<Chromium> {
  const { executablePath, args, env } = await getChromiumLaunch()
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const profile = mkdtempSync(join(tmpdir(), 'spoke-lighthouse-'))
  const options = ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(executablePath, [...args, ...options], { stdio: 'ignore', ...(env ? { env } : {}) })
  for (;;) {
    const response = await fetch(`${origin}/json/version`).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) break
    if (browser.exitCode !== null) throw new Error('Chromium ended before it was ready.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    async becomeVisitor(shop, { cookies, localStorage: entries }) {
      const connection = await chromium.connectOverCDP(origin)
      const [context] = connection.contexts()
      if (!context) throw new Error('Chromium has no browser context to set cookies in.')
      await context.clearCookies()
      await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: shop })))
      const page = await context.newPage()
      // a file of the shop, because only a page of its origin can write its storage
      await page.goto(`${shop}/robots.txt`)
      await page.evaluate((items) => {
        localStorage.clear()
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
      }, entries)
      await page.close()
      // disconnects: the browser goes on
      await connection.close()
    },
    async stop() {
      const exit = once(browser, 'exit')
      browser.kill('SIGTERM')
      await exit
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
