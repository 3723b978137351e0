import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findFreePort } from '#scripts/processes.ts'

/** The folder of PostgreSQL's programs; undefined where it is not installed. */
export const postgresPrograms = [
  ...(process.env.PATH ?? '').split(':'),
  ...(existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []),
].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const PASSWORD = 'opens'

/**
 * Starts a real PostgreSQL on a free port, whose user `shop` has a password. It can be stopped and started again.
 * @param isDurable Whether it waits for the disk, as in production.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = postgresPrograms ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'fits-postgres-'))
  writeFileSync(join(folder, 'password'), PASSWORD)
  if (user.uid) for (const path of [folder, join(folder, 'password')]) chownSync(path, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'shop',
      '--pwfile',
      join(folder, 'password'),
      '-A',
      'scram-sha-256',
      '--no-sync',
      '-E',
      'UTF8',
      '--locale=C',
    ],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const port = await findFreePort()
  const getUrl = (database: string) => `postgres://shop:${PASSWORD}@127.0.0.1:${port}/${database}`
  let server: ChildProcess
  const start = async () => {
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      `fsync=${isDurable ? 'on' : 'off'}`,
    ]
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    for await (const text of server.stderr ?? []) if (String(text).includes('ready to accept connections')) break
  }
  /** Stops it at once, as a crash does. */
  const stop = async () => {
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }
  await start()
  return {
    port,
    getUrl,
    start,
    stop,
    /** Creates an empty database and returns its URL. */
    async createDatabase(name: string) {
      const client = new Client({ connectionString: getUrl('postgres') })
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return getUrl(name)
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
