/** One environment variable beside the storefront's own configuration. Without `reads`, `spoke start` reads it. */
type Variable = { reads?: string; is: string; value: string; default?: string; example: string; secret?: true }

const FIT = '`spoke fit serve`'
const TOOLS = 'tools'

/**
 * Variables of servers and tools. The reference of the configuration lists them, and a test finds each that the code reads. Those
 * of the storefront are in app/upstream/config.server.ts.
 */
export const VARIABLES: Readonly<Record<string, Variable>> = {
  PORT: { is: 'The port of the shop.', value: 'port', default: '3000', example: '3000' },
  LOG_LEVEL: {
    is: 'How much to log.',
    value: '`silent`, `error`, `warn` or `info`',
    default: 'info',
    example: 'warn',
  },
  SHUTDOWN_DELAY_SECONDS: {
    reads: `\`spoke start\`, ${FIT}`,
    is: 'How long /readyz says 503 after SIGTERM before connections are refused.',
    value: '0 to 300',
    default: '5; fit service 0',
    example: '10',
  },
  METRICS_PORT: {
    is: 'The port of /metrics for Prometheus, which visitors must not reach.',
    value: 'port',
    example: '9464',
  },
  PREVIOUS_OUTPUT: {
    is: 'The folder of the build before, whose files are sent too: pages of it are still open in browsers.',
    value: 'folder',
    example: '/opt/spoke/1/.output',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    is: 'The OpenTelemetry collector; without it there are no traces.',
    value: 'URL',
    example: 'http://collector:4318',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    is: 'The same for traces alone, with its whole path.',
    value: 'URL',
    example: 'http://collector:4318/v1/traces',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    is: 'Headers for the collector, like its key.',
    value: 'pairs',
    example: 'authorization=Bearer%20key',
    secret: true,
  },
  OTEL_SERVICE_NAME: {
    is: 'The name in traces.',
    value: 'text',
    default: 'spoke-storefront',
    example: 'shop',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    is: 'The share of traces that is sent, whole. Browsers begin them; a proxy in front can leave some out.',
    value: '0 to 1',
    default: '1',
    example: '0.1',
  },
  FIT_KEYS: {
    reads: FIT,
    is: 'The API keys that are accepted, separated by commas. FIT_KEY of the shop is one of them.',
    value: 'keys',
    example: 'long-random-key',
    secret: true,
  },
  FIT_KEYS_FILE: {
    reads: FIT,
    is: 'A file of API keys instead, read again when it changes.',
    value: 'file',
    example: '/run/secrets/fit-keys',
  },
  FIT_DATABASE: {
    reads: FIT,
    is: 'Where saved fits are stored: a file, or PostgreSQL, whose URL holds a password.',
    value: 'file or URL',
    default: 'fits.sqlite',
    example: 'postgres://fit:password@db/fit',
    secret: true,
  },
  NODE_ENV: { is: '`spoke start` sets it itself.', value: 'text', example: 'production' },
  SPOKE_BACKEND: {
    reads: TOOLS,
    is: 'The simulated backend to use.',
    value: 'origin',
    default: 'http://localhost:4010',
    example: 'http://localhost:4011',
  },
  PUBLIC_STOREFRONT_API_TOKEN: {
    reads: TOOLS,
    is: 'The token of the store that `spoke catalogue` reads.',
    value: 'text',
    example: 'token-of-the-store',
    secret: true,
  },
  CHROMIUM: { reads: TOOLS, is: 'Another browser for journeys.', value: 'file', example: '/usr/bin/chromium' },
  CI: { reads: TOOLS, is: 'Set by CI: nothing asks questions.', value: 'text', example: 'true' },
  PACT_DO_NOT_TRACK: { reads: TOOLS, is: 'Set by the tests themselves.', value: '`true`', example: 'true' },
  PACT_BROKER_TOKEN: {
    reads: TOOLS,
    is: 'The token of a Pact broker for `spoke verify`.',
    value: 'text',
    example: 'token',
    secret: true,
  },
  PACT_BROKER_USERNAME: { reads: TOOLS, is: 'Instead of the token.', value: 'text', example: 'ci' },
  PACT_BROKER_PASSWORD: { reads: TOOLS, is: 'Instead of the token.', value: 'text', example: 'password', secret: true },
}
