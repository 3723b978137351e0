import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findFreePort, ROOT } from '../processes.ts'

const DEPLOY = join(ROOT, 'cli/serve/deploy')

/** A real server that answers on a port of this machine. */
type RealServer = { port: number; stop(): Promise<void> }

/** The servers of the step that are not installed, by their commands. */
export const findMissingServers = (): string[] =>
  ['varnishd', 'nginx', 'redis-server'].filter((name) => {
    try {
      execFileSync('sh', ['-c', `command -v ${name}`], { env: withSbin(), stdio: 'ignore' })
      return false
    } catch {
      return true
    }
  })

/** Debian keeps servers where an ordinary user's path does not look. */
const withSbin = () => ({ ...process.env, PATH: `${process.env.PATH}:/usr/sbin` })

/** Starts a server with the Redis protocol that stores nothing on disk. */
export async function startRedis(port?: number): Promise<RealServer> {
  const ownPort = port ?? (await findFreePort())
  return start('redis-server', ['--port', `${ownPort}`, '--save', '', '--bind', '127.0.0.1'], ownPort)
}

/** Starts Varnish with the shipped configuration in front of instances. */
export async function startVarnish(
  folder: string,
  instancePorts: readonly number[],
  purgeKey: string,
  port: number,
): Promise<RealServer> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'instances.vcl'), toInstances(instancePorts, purgeKey))
  const args = [
    ...['-F', '-n', join(folder, 'varnish'), '-a', `127.0.0.1:${port}`, '-f', join(DEPLOY, 'varnish.vcl')],
    // the instances of this run go before those of the example
    ...['-p', `vcl_path=${folder}`, '-p', 'http_gzip_support=off', '-s', 'malloc,64m', '-T', 'none', '-j', 'none'],
  ]
  return start('varnishd', args, port)
}

/** The shipped list of instances with those of this run: each line about the first is repeated for all. */
function toInstances(ports: readonly number[], purgeKey: string): string {
  const toOwn = (line: string, port: number) =>
    line.replace('instance1', `at${port}`).replace('10.0.0.11', '127.0.0.1').replace('"3000"', `"${port}"`)
  return readFileSync(join(DEPLOY, 'instances.vcl'), 'utf8')
    .replace('replace-this-with-PURGE_KEY', purgeKey)
    .split('\n')
    .filter((line) => !line.includes('instance2'))
    .flatMap((line) => (line.includes('instance1') ? ports.map((port) => toOwn(line, port)) : [line]))
    .join('\n')
}

/** Starts nginx with the shipped configuration, its ports and paths replaced, in front of these ports. `plainPort` has no TLS. */
export async function startNginx(
  folder: string,
  ports: readonly number[],
): Promise<RealServer & { plainPort: number }> {
  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  mkdirSync(join(folder, 'nginx'), { recursive: true })
  await writeCertificate(folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/nginx/${kind};`)
    .join('\n')
  const config = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace(/^user .*\n/m, '')
    .replace('/run/nginx.pid', `${folder}/nginx/pid`)
    .replace('/var/log/nginx/error.log', `${folder}/nginx/error.log`)
    .replace('http {\n', () => `http {\n${temporary}\n`)
    .replaceAll('/etc/ssl/shop', folder)
    .replace(
      '    server 127.0.0.1:8080;',
      ports.map((to) => `    server 127.0.0.1:${to} max_fails=1 fail_timeout=1s;`).join('\n'),
    )
    .replace(/listen 80;\n.*\n/, () => `listen 127.0.0.1:${plainPort};\n`)
    .replace(/listen 443 ssl http2;\n.*\n/, () => `listen 127.0.0.1:${port} ssl http2;\n`)
  const file = join(folder, `nginx-${port}.conf`)
  writeFileSync(file, config)
  const options = ['-p', folder, '-c', file, '-g', 'daemon off;', '-e', `${folder}/nginx/error.log`]
  return { ...(await start('nginx', options, port)), plainPort }
}

async function writeCertificate(folder: string): Promise<void> {
  const { generate } = await import('selfsigned')
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }])
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  writeFileSync(join(folder, 'privkey.pem'), key)
}

/** Starts a server and waits until its port takes connections; rejects with its output if it ends before. */
async function start(program: string, args: readonly string[], port: number): Promise<RealServer> {
  const child = spawn(program, args, { env: withSbin(), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  child.once('error', (error) => (output += error.message))
  while (!(await canConnect(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended before it was ready:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { port, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
