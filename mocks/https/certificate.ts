import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { generate } from 'selfsigned'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import type { Certificate } from './create-server.ts'

/** A certificate with what a developer needs to trust it. */
export type TrustedCertificate = Certificate & {
  /** Where the certificate is, as an absolute path, for NODE_EXTRA_CA_CERTS. */
  file: string
  /** SHA-256, as browsers show it. */
  fingerprint: string
  /** The last day, as 2027-11-23. */
  expires: string
}

/** Names and addresses that every certificate is for. Node does not accept the wildcard, so the stores have names too. */
const LOCAL_NAMES = [
  'localhost',
  '*.localhost',
  ...REGION_CODES.map((region) => `${region}.localhost`),
  '127.0.0.1',
  '::1',
]
const DAY_MS = 24 * 60 * 60 * 1000
/** Apple's systems refuse certificates for longer than 825 days. */
const LIFETIME_DAYS = 800

/**
 * The certificate of a folder for this machine and further names. Makes a new one if there is none, or if it expires
 * within a day, lacks a name or is one that workerd refuses.
 */
export async function getLocalCertificate(folder: string, names: readonly string[]): Promise<TrustedCertificate> {
  const hosts = [...new Set([...LOCAL_NAMES, ...names.map(toHostname)])]
  const saved = await readCertificate(join(folder, 'cert.pem'), join(folder, 'key.pem')).catch(() => undefined)
  if (saved && isFor(saved.cert, hosts)) return saved

  const now = Date.now()
  const { cert, private: key } = await generate(
    [{ name: 'commonName', value: 'Simulated backend (this machine only)' }],
    {
      keyType: 'ec',
      algorithm: 'sha256',
      notBeforeDate: new Date(now - DAY_MS),
      notAfterDate: new Date(now + LIFETIME_DAYS * DAY_MS),
      extensions: [
        // It signs no other certificates, so that trusting it trusts these names only. A key usage is left out: one without
        // signing certificates makes workerd (BoringSSL) refuse a certificate that has signed itself.
        { name: 'basicConstraints', cA: false, critical: true },
        { name: 'extKeyUsage', serverAuth: true },
        {
          name: 'subjectAltName',
          altNames: hosts.map((name) => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
        },
      ],
    },
  )
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // The folder may be in a project whose .gitignore does not know it.
  await writeFile(join(folder, '.gitignore'), '*\n')
  await writeFile(join(folder, 'key.pem'), key, { mode: 0o600 })
  await writeFile(join(folder, 'cert.pem'), cert)
  return readCertificate(join(folder, 'cert.pem'), join(folder, 'key.pem'))
}

/** The name in a host, with or without port, or in an origin. */
function toHostname(address: string): string {
  const url = address.includes('://') ? address : `http://${isIP(address) === 6 ? `[${address}]` : address}`
  return new URL(url).hostname.replace(/^\[|\]$/g, '')
}

/** Reads a certificate and its key. Rejects with the file that cannot be read, or if the two do not belong together. */
export async function readCertificate(certFile: string, keyFile: string): Promise<TrustedCertificate> {
  const [cert, key] = await Promise.all([readPem(certFile), readPem(keyFile)])
  const certificate = parsePem(certFile, 'certificate', () => new X509Certificate(cert))
  if (!certificate.checkPrivateKey(parsePem(keyFile, 'private key', () => createPrivateKey(key))))
    throw new Error(`${keyFile} is not the private key of the certificate ${certFile}`)
  return {
    cert,
    key,
    file: resolve(certFile),
    fingerprint: certificate.fingerprint256,
    expires: new Date(certificate.validTo).toISOString().slice(0, 10),
  }
}

const readPem = (file: string) =>
  readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${cause.code})`, { cause })
  })

function parsePem<Parsed>(file: string, what: string, parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (cause) {
    throw new Error(`${file} has no ${what} (PEM)`, { cause })
  }
}

/** Whether a saved certificate is for all names, does not expire soon and counts as signed by itself. */
function isFor(cert: string, names: readonly string[]): boolean {
  const certificate = new X509Certificate(cert)
  const { subjectAltName = '', validTo } = certificate
  const certified = subjectAltName.split(', ').map((entry) => entry.replace(/^(?:DNS|IP Address):/, ''))
  const hasName = (name: string) =>
    certified.includes(name) || (name === '::1' && certified.includes('0:0:0:0:0:0:0:1'))
  return Date.parse(validTo) > Date.now() + DAY_MS && names.every(hasName) && certificate.checkIssued(certificate)
}
