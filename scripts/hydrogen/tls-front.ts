import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { createServer } from 'node:tls'

/** Serves an http port of this machine over https at another: Hydrogen's sign-in returns to https only. */
export async function serveOverTls(ports: { http: number; https: number }, certificateFile: string) {
  const [cert, key] = await Promise.all([
    readFile(certificateFile),
    readFile(join(dirname(certificateFile), 'key.pem')),
  ])
  const server = createServer({ cert, key }, (socket) => {
    const target = connect(ports.http, 'localhost')
    for (const end of [socket, target])
      end.on('error', () => {
        socket.destroy()
        target.destroy()
      })
    socket.pipe(target).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(ports.https, '127.0.0.1', resolve))
  return { close: () => void server.close() }
}
