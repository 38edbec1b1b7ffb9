import { contract } from 'virtual:contract'
import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { Api } from '#contract/index.ts'

/** How the browser's calls reach the API: by the addresses and methods that the contract names. */
const link = new OpenAPILink(contract, {
  url: () => `${document.documentElement.dataset.api ?? location.origin}/api`,
  // What is saved arrives even when the page is left meanwhile.
  fetch: (request, init) => fetch(request, { ...init, credentials: 'include', keepalive: request.method === 'PUT' }),
})

export const api: JsonifiedClient<Api> = createORPCClient(link)
