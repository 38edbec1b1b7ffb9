import { contract } from 'virtual:contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'

/** How the browser's calls reach the API: by the addresses and methods that the contract names. */
export const link = new OpenAPILink(contract, {
  url: () => `${location.origin}/api`,
  // What is saved arrives even when the page is left meanwhile.
  fetch: (request, init) => fetch(request, { ...init, keepalive: request.method === 'PUT' }),
})
