import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { createServer } from 'node:tls'

/** Serves an http port of this machine over https at another, as a load balancer does that ends TLS. */
export async function serveOverTls(ports: { http: number; https: number }, certificateFile: string) {
  const [cert, key] = await Promise.all([
    readFile(certificateFile),
    readFile(join(dirname(certificateFile), 'key.pem')),
  ])
  const open = new Set<Socket>()
  const server = createServer({ cert, key }, (socket) => {
    const target = connect(ports.http, 'localhost')
    for (const end of [socket, target]) {
      open.add(end)
      end.on('error', closeBoth).on('close', () => open.delete(end))
    }
    socket.pipe(target).pipe(socket)

    function closeBoth() {
      socket.destroy()
      target.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(ports.https, '127.0.0.1', resolve))
  return {
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
