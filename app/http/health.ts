/**
 * Liveness and readiness for whoever runs the shop. This process keeps nothing between requests, so it is ready as soon
 * as it answers; the server around it says 'not ready' while it drains.
 */
export function health(request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  return pathname === '/healthz' || pathname === '/readyz' ? Response.json({ ok: true }) : undefined
}
