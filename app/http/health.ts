/**
 * Responds to health checks, liveness and readiness; undefined for any other path. The process holds no state, so it is
 * ready as soon as it responds; the server around it responds 'not ready' while it drains.
 */
export function handleHealthCheck(request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  return pathname === '/healthz' || pathname === '/readyz' ? Response.json({ ok: true }) : undefined
}
