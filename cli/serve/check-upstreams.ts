import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls, TLSSocket } from 'node:tls'

/** An address of the configuration. */
export type Service = { variable: string; url: string }

/** The longest wait for a connection, in ms. */
const TIMEOUT_MS = 5_000

/**
 * Connects to each service once. Returns a line for each that cannot be reached, or whose certificate is not valid: pages
 * that need it fail, and this names the variable and the reason at once.
 */
export async function checkUpstreams(services: readonly Service[]): Promise<string[]> {
  const origins = Map.groupBy(services, ({ url }) => new URL(url).origin)
  const lines = [...origins].map(async ([origin, users]) => {
    const problem = await findProblem(new URL(origin))
    return problem ? [`${users.map(({ variable }) => variable).join(', ')}: ${origin} ${problem}`] : []
  })
  return (await Promise.all(lines)).flat()
}

function findProblem({ protocol, hostname, port }: URL): Promise<string | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isTls = protocol === 'https:'
  return new Promise((resolve) => {
    const socket: Socket = isTls
      ? connectTls({
          host,
          port: Number(port || 443),
          // the certificate is looked at below, where its date is known
          rejectUnauthorized: false,
          ...(isIP(host) ? {} : { servername: host }),
        })
      : connectTcp({ host, port: Number(port || 80) })
    const settle = (problem?: string) => {
      socket.destroy()
      resolve(problem)
    }
    socket.setTimeout(TIMEOUT_MS, () => settle(`does not answer within ${TIMEOUT_MS / 1000} s`))
    socket.once(isTls ? 'secureConnect' : 'connect', () => settle(describeCertificate(socket)))
    socket.once('error', (error: NodeJS.ErrnoException) => settle(`cannot be reached (${error.code ?? error.message})`))
  })
}

function describeCertificate(socket: Socket): string | undefined {
  if (!(socket instanceof TLSSocket) || socket.authorized) return undefined
  const { valid_to: end } = socket.getPeerCertificate()
  const reason =
    socket.authorizationError instanceof Error ? socket.authorizationError.message : socket.authorizationError
  return `has no valid certificate (${reason}, until ${end}): calls fail until it is renewed`
}
