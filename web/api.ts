import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type Api, contract } from '#contract/index.ts'

/**
 * The API over HTTP, for the browser: type-ahead and streamed search. Loaders and actions use `apiContext` instead.
 * Calls reject with oRPC's own error; `asFailure` of `web/api-failure.ts` puts it in the words of the error catalogue.
 */
export const api: JsonifiedClient<Api> = createORPCClient(
  new OpenAPILink(contract, {
    url: () => `${location.origin}/api`,
    // What is saved arrives even when the page is left meanwhile.
    fetch: (request, init) => fetch(request, { ...init, keepalive: request.method === 'PUT' }),
  }),
)
