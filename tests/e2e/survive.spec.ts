import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createScratchFolder, ROOT, startBackend } from '#scripts/processes.ts'
import { startCarelessStorefront } from './careless-storefront.ts'

test('`spoke survive` tells of a stranger’s shop what its cart survives, and keeps what it does not [EXP-02]', async ({
  page,
}) => {
  const backend = await startBackend()
  const shop = await startCarelessStorefront(backend.origin)
  const folder = createScratchFolder()
  try {
    const only = ['one-piece', 'request-lost', 'lost-answer'].flatMap((name) => ['--only', name])
    const options = ['--device', 'desktop', '--backend', backend.origin, '--json', '--out', folder.path, ...only]
    const { code, stdout } = await runSpoke('survive', shop.origin, ...options)
    const { rows } = JSON.parse(stdout)
    expect(rows.map(({ name, visits: [{ verdict, because }] }: Row) => [name, verdict, because])).toEqual([
      ['one-piece', 'kept', expect.any(String)],
      ['lost-answer', 'doubled', expect.stringContaining('2')],
      ['request-lost', 'kept', expect.any(String)],
    ])
    expect(code).toBe(1)
    // a red row has the world that replays it, and a picture on the page of the report
    const world = JSON.parse(readFileSync(join(folder.path, 'lost-answer-desktop.json'), 'utf8'))
    expect(world.format).toBe('spoke-world')
    expect(existsSync(join(folder.path, 'one-piece-desktop.json'))).toBe(false)
    await page.goto(`file://${join(folder.path, 'index.html')}`)
    await expect(page.getByRole('row').filter({ hasText: 'lost-answer' })).toContainText('doubled')
    await expect(page.getByText('--only lost-answer --device desktop')).toBeVisible()
  } finally {
    shop.stop()
    await backend.stop()
    folder.remove()
  }
})

type Row = { name: string; visits: [{ verdict: string; because: string }] }

const runSpoke = (...args: string[]) =>
  new Promise<{ code: number; stdout: string }>((resolve) => {
    const child = execFile(process.execPath, ['cli/main.ts', ...args], { cwd: ROOT }, (_error, stdout) =>
      resolve({ code: child.exitCode ?? 0, stdout }),
    )
  })
