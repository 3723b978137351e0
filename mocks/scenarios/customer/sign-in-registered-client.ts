import { z } from 'zod'
import { SHOP_REQUEST } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import { defineScenario } from '../define-scenario.ts'

export const signInRegisteredClient = defineScenario({
  name: 'sign-in-registered-client',
  summary: 'One client is registered at sign-in: other clients and redirect URIs are refused.',
  department: 'customer',
  params: z.strictObject({
    clientId: z.string().min(1).default(SHOP_REQUEST.clientId),
    /** The shop's account page in the UK by default. */
    redirectUri: z.url().optional(),
    postLogoutRedirectUri: z.url().optional(),
    /** A client with a secret has to send it. */
    secret: z.string().min(1).optional(),
  }),
  async given({ world, storefront, params: { clientId, redirectUri, postLogoutRedirectUri, secret } }) {
    await world.signInClients.create({
      id: clientId,
      redirectUris: [redirectUri ?? `${storefront}/account`],
      postLogoutRedirectUris: [postLogoutRedirectUri ?? `${storefront}/`],
      secret: secret ?? null,
    })
  },
  start: '/account?page=overview',
})
