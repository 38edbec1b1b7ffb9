import { contract } from 'virtual:contract'
import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { Api } from '#contract/index.ts'

/** The HTTP link of the browser's API client: addresses and methods come from the contract. */
const link = new OpenAPILink(contract, {
  url: () => `${document.documentElement.dataset.api ?? location.origin}/api`,
  // `keepalive`: a save is completed even if the page is left meanwhile.
  fetch: (request, init) => fetch(request, { ...init, credentials: 'include', keepalive: request.method === 'PUT' }),
})

export const api: JsonifiedClient<Api> = createORPCClient(link)
