import { join } from 'node:path'
import { connect, type SecureVersion } from 'node:tls'
import type { Check } from '../run-checks.ts'
import { ask } from './ask.ts'
import { startNginx } from './servers.ts'
import type { Site } from './site.ts'

/** The version and cipher suite that a client agrees on with a server; rejects where there is none. */
const shakeHands = (port: number, maxVersion: SecureVersion, ciphers: string) =>
  new Promise<string>((resolve, reject) => {
    // a client that takes anything, so that only the server can refuse
    const client = {
      minVersion: 'TLSv1',
      maxVersion,
      ciphers: `${ciphers}:@SECLEVEL=0`,
      rejectUnauthorized: false,
    } as const
    const socket = connect({ port, host: '127.0.0.1', ...client }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`)
      socket.destroy()
    })
    socket.once('error', reject)
  })

/** What nginx does about TLS, and about its absence. */
export const tls: readonly Check<Site>[] = [
  {
    title: 'nginx sends people to TLS and refuses programs without it, and takes no weak version or cipher',
    async run({ folder, instances }) {
      const ports = instances.map((origin) => Number(new URL(origin).port))
      const nginx = await startNginx(join(folder, 'tls'), ports)
      try {
        const plain = `http://127.0.0.1:${nginx.plainPort}`
        const page = await ask(`${plain}/us/cart?a=1`)
        if (page.status !== 308 || page.headers.location !== 'https://127.0.0.1/us/cart?a=1')
          throw new Error(`a page without TLS: ${page.status} ${page.headers.location}`)
        for (const path of ['/api/where', '/_serverFn/any']) {
          const call = await ask(plain + path, { method: 'POST', body: '{}' })
          if (call.status !== 403 || call.headers.location) throw new Error(`${path} without TLS: ${call.status}`)
        }
        for (const [version, ciphers] of [
          ['TLSv1.1', 'ALL'],
          ['TLSv1.2', 'AES128-SHA:AES256-SHA:AES128-GCM-SHA256:ECDHE-RSA-AES128-SHA:ECDHE-RSA-AES256-SHA384'],
        ] as const) {
          const agreed = await shakeHands(nginx.port, version, ciphers).catch(() => null)
          if (agreed) throw new Error(`a client with ${version} and ${ciphers} got ${agreed}`)
        }
        const agreed = [await shakeHands(nginx.port, 'TLSv1.2', 'ALL'), await shakeHands(nginx.port, 'TLSv1.3', 'ALL')]
        if (!/^TLSv1.2 ECDHE-.*(GCM|CHACHA20).*,TLSv1.3 TLS_/.test(agreed.join())) throw new Error(agreed.join())
        return agreed.join(', ')
      } finally {
        await nginx.stop()
      }
    },
  },
]
