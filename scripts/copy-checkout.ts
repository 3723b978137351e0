import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createScratchFolder, ROOT } from './processes.ts'

/**
 * Copies the files of the checkout, committed or not, without the golden pages, so that they can be changed and thrown
 * away. The installed packages are those of the checkout. A process that ends removes its copies.
 */
export async function copyCheckout(): Promise<{ path: string; remove(): void }> {
  const copy = createScratchFolder()
  for (const file of listFiles()) {
    await mkdir(dirname(join(copy.path, file)), { recursive: true })
    await copyFile(join(ROOT, file), join(copy.path, file))
  }
  await symlink(join(ROOT, 'node_modules'), join(copy.path, 'node_modules'), 'junction')
  process.once('exit', copy.remove)
  return copy
}

function listFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 10_000_000 }).split('\0')
  return files.filter((file) => file && existsSync(join(ROOT, file)) && !file.includes('/golden/pages/'))
}
