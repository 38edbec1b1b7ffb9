import type { JsonifiedClient } from '@orpc/openapi-client'
import type { Api } from '#contract/index.ts'

/**
 * The API over HTTP, for the browser: type-ahead and streamed search. Loaders and actions use `apiContext` instead. The client is loaded with the
 * first call, which fails like an unanswered call if the client cannot be loaded. Calls reject with oRPC's own error; `asFailure` of
 * `web/api-failure.ts` translates it to the error catalogue.
 */
export const loadApi = async (): Promise<JsonifiedClient<Api>> => (await import('./api-link.ts')).api

/** Preloads the client, for screens whose last call is sent while the page is left. */
export function readyApi(): void {
  loadApi().catch((error: unknown) => console.warn('what calls of the API need did not arrive yet', error))
}
