import type { RequestHandler } from 'msw'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { operations } from '#contracts/sign-in/generated/operations.ts'
import type { KeySet } from '#contracts/sign-in/generated/types.ts'
import { getStoreUrls } from '../store-urls.ts'
import type { UpstreamContext } from '../upstream.ts'
import { authorize } from './authorize.ts'
import { createConsentHandler } from './consent.ts'
import { getCustomerAccountApi, getProviderMetadata } from './discovery.ts'
import { createEndpoint } from './endpoint.ts'
import { createLogoutConfirmation, logOut } from './logout.ts'
import { revoke } from './revoke.ts'
import { getSigningKey } from './signing-key.ts'
import { requestTokens } from './token-endpoint.ts'
import { getUserInfo } from './user-info.ts'

/** The sign-in services of the three stores: OpenID Connect with PKCE. Access tokens open the Customer Account API. */
export const createSignInHandlers = (context: UpstreamContext): RequestHandler[] =>
  REGION_CODES.flatMap((region) => createStoreHandlers(context, region))

function createStoreHandlers(context: UpstreamContext, region: RegionCode): RequestHandler[] {
  const provider = { context, region }
  const on = (path: string, methods: Parameters<typeof createEndpoint>[1]) =>
    createEndpoint(`*/sign-in/${region}${path}`, methods)
  const onAuthorize = (request: Request) => authorize(provider, request)
  const onUserInfo = (request: Request) => getUserInfo(provider, request)
  const onLogout = (request: Request) => logOut(provider, request)
  const getUrls = (request: Request) => getStoreUrls(request, context.origin(), region)
  const onMetadata = (request: Request) => Response.json(getProviderMetadata(getUrls(request)))

  return [
    on(operations.authorize.path, { GET: onAuthorize, POST: onAuthorize }),
    createConsentHandler(provider),
    on(operations.token.path, { POST: (request) => requestTokens(provider, request) }),
    on(operations.revoke.path, { POST: (request) => revoke(provider, request) }),
    on(operations.userInfo.path, { GET: onUserInfo, POST: onUserInfo }),
    on(operations.logout.path, { GET: onLogout, POST: onLogout }),
    createLogoutConfirmation(provider),
    on(operations.discovery.path, { GET: onMetadata }),
    on(operations.authorizationServerMetadata.path, { GET: onMetadata }),
    on(operations.customerAccountApi.path, {
      GET: (request) => Response.json(getCustomerAccountApi(getUrls(request))),
    }),
    on(operations.keys.path, { GET: async () => Response.json(await getKeySet()) }),
  ]
}

const getKeySet = async (): Promise<KeySet> => ({ keys: [(await getSigningKey()).jwk] })
