import type { z } from 'zod'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { COOKIE } from '#contracts/shop/visitor.ts'
import { changeVisitor } from '../../world/entrance.ts'
import { createVisitor, type VisitorChange } from '../../world/visitor.ts'
import type { World } from '../../world/world.ts'
import type { ControlContext } from '../context.ts'
import { handOver } from '../hand-over.ts'
import type { StorageChange } from '../pending-storage.ts'
import { toScenarioRequest } from '../scenario-request.ts'
import { seedCustomer } from '../seed/customer.ts'
import { expireCookie, serializeCookie } from '../visitor-cookies.ts'
import type { WorldLookup } from '../world-lookup.ts'
import type { VisitResult, visitRequest } from './visit-api.ts'

type ParsedRequest = z.output<typeof visitRequest>
type EnterRequest = Extract<ParsedRequest, { do: 'enter' | 'load' }>

/** A result for the panel, with the Set-Cookie lines and storage that the browser gets. */
type Visit = VisitResult & { cookies: string[]; storage: StorageChange | null }

/** Carries out a request of the panel on a world and its visitor. Throws the control API's error responses. */
export async function visit(context: ControlContext, lookup: WorldLookup, request: ParsedRequest): Promise<Visit> {
  if (request.do === 'enter' || request.do === 'load') return enter(context, lookup, request)
  const world = lookup.getOrCreate(request.world)
  const { message, change } = await getVisitorChange(world, request, context.origin())
  changeVisitor(world, change)
  return { url: null, message, ...toBrowserChange(change) }
}

async function enter(context: ControlContext, lookup: WorldLookup, request: EnterRequest): Promise<Visit> {
  const { region, world: id } = request
  const current = lookup.getOrCreate(id)
  let message = 'Entered the world as it is.'
  if (request.do === 'load') {
    const requests = request.scenarios.map(({ name, params }) => toScenarioRequest(context, name, region, params))
    await lookup.load(id, requests, current.seed)
    const names = requests.map(({ name }) => name).join(', ')
    message = names ? `Loaded ${names}.` : 'The world has its default data again.'
  }
  const { url, isForwarded, cookies, storage } = handOver(context, lookup.getExisting(id), region)
  return {
    message,
    url,
    cookies,
    // the arrival page sets it
    storage: isForwarded ? null : storage,
  }
}

type VisitorRequest = Exclude<ParsedRequest, EnterRequest>

async function getVisitorChange(
  world: World,
  request: VisitorRequest,
  origin: string,
): Promise<{ message: string; change: VisitorChange }> {
  switch (request.do) {
    case 'sign-in':
      return signIn(world, request.region, origin)
    case 'sign-out':
      return {
        message: 'No customer is signed in.',
        change: { expiredCookies: [COOKIE.customerId], localStorage: NO_TOKENS },
      }
    case 'fit':
      if (!request.has) return { message: 'The visitor has no fit.', change: { expiredCookies: [COOKIE.savedFit] } }
      return {
        message: 'The visitor has a saved fit: 34 / B / 32, M / Slim / Regular.',
        change: setCookie(COOKIE.savedFit, JSON.stringify(FIT)),
      }
    case 'consent':
      if (request.to === 'ask')
        return { message: 'The visitor will be asked again.', change: { expiredCookies: [COOKIE.privacyConsent] } }
      return {
        message: `The visitor agreed to ${request.to}.`,
        change: setCookie(COOKIE.privacyConsent, CONSENT[request.to]),
      }
  }
}

async function signIn(world: World, region: RegionCode, origin: string) {
  const account = { region, acceptsMarketing: false, addresses: 1, signedIn: true }
  const { customerId, email, visitor } = await seedCustomer(world, account, origin)
  return { message: `Customer ${customerId}, ${email}, is signed in.`, change: visitor }
}

function setCookie(name: string, value: string): VisitorChange {
  const visitor = createVisitor()
  visitor.setCookie(name, value)
  return visitor.getState()
}

function toBrowserChange(change: VisitorChange): Pick<Visit, 'cookies' | 'storage'> {
  const { cookies = [], expiredCookies = [], localStorage = {}, sessionStorage = {} } = change
  return {
    cookies: [...expiredCookies.map(expireCookie), ...cookies.map(serializeCookie)],
    storage:
      isEmpty(localStorage) && isEmpty(sessionStorage) ? null : { replaceAll: false, localStorage, sessionStorage },
  }
}

const isEmpty = (values: object) => Object.keys(values).length === 0

const NO_TOKENS = { access_tokens: null, access_tokens_us: null, access_tokens_eu: null }

/** A fit of average size; every value is one of spec 3's. */
const FIT = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}

/** Purposes by name, as the shop's consent cookie holds them (app/analytics/consent). */
const CONSENT = { all: 'necessary,analytics,support', necessary: 'necessary' }
