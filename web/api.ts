import type { JsonifiedClient } from '@orpc/openapi-client'
import type { Api } from '#contract/index.ts'

/**
 * The API over HTTP, for the browser: type-ahead and streamed search. Loaders and actions use `apiContext` instead. What calls need is fetched with
 * the first of them, which fails like an unanswered one when it does not arrive.
 * Calls reject with oRPC's own error; `asFailure` of `web/api-failure.ts` puts it in the words of the error catalogue.
 */
export const loadApi = async (): Promise<JsonifiedClient<Api>> => (await import('./api-link.ts')).api

/** Fetches ahead what calls need, for screens whose last call is sent while they are left. */
export function readyApi(): void {
  loadApi().catch((error: unknown) => console.warn('what calls of the API need did not arrive yet', error))
}
