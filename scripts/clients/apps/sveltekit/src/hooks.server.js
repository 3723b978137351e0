import { passWorld } from 'spoke-simulated-backend/pass-world'

/** @type {import('@sveltejs/kit').HandleFetch} */
export const handleFetch = ({ event, request, fetch }) => passWorld(event.request.headers, fetch)(request)
