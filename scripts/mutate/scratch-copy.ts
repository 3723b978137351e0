import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A copy of the project's own files, with its installed packages, to break and throw away. */
export function createScratchCopy(root: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-mutate-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    // a file that is deleted and not committed yet is listed still
    cpSync(join(root, file), join(folder, file), { force: true, errorOnExist: false, recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  return { folder, remove }
}
