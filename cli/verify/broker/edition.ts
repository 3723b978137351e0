import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Mistake } from '../../mistake.ts'
import { ROOT } from '../../run-script.ts'
import type { Edition } from './broker.ts'

const run = promisify(execFile)

/** What is said of an edition, and for the rest what git says: the commit, and the branch it is on. */
export async function editionOf({ consumerVersion, branch, tag = [] }: Said, folder = ROOT): Promise<Edition> {
  const here = branch ?? (await git(folder, 'rev-parse', '--abbrev-ref', 'HEAD').catch(() => 'HEAD'))
  // a commit that is checked out by itself is on no branch
  const stands = here === 'HEAD' ? {} : { branch: here }
  if (consumerVersion) return { version: consumerVersion, ...stands, tags: tag }
  const changed = await git(folder, 'status', '--porcelain', '--', 'contracts/pacts').catch((cause) => {
    throw new Mistake('There is no git here to name the version of the pacts.', { next: NAME_ONE, cause })
  })
  if (changed)
    throw new Mistake('The pacts have changes that no commit holds.', { next: `Commit them, or ${NAME_ONE}` })
  return { version: await git(folder, 'rev-parse', 'HEAD'), ...stands, tags: tag }
}

type Said = { consumerVersion?: string; branch?: string; tag?: readonly string[] }

const NAME_ONE = 'name a version with --consumer-version.'

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder })
  return stdout.trim()
}
