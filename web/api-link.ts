import { contract } from 'virtual:contract'
import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { Api } from '#contract/index.ts'

/** The HTTP link of the browser's API client: addresses and methods come from the contract. */
const link = new OpenAPILink(contract, {
  url: () => `${document.documentElement.dataset.api ?? location.origin}/api`,
  // `keepalive`: a save is completed even if the page is left meanwhile.
  fetch: async (request, init) =>
    withoutProblem(await fetch(request, { ...init, credentials: 'include', keepalive: request.method === 'PUT' })),
})

/** Errors are problem details (RFC 9457); the client knows the members of the catalogue alone, and nothing but the status of anything else. */
async function withoutProblem(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return answer
  const { type: _type, title: _title, detail: _detail, ...wire } = Object(await answer.json())
  return Response.json(wire, { status: answer.status })
}

export const api: JsonifiedClient<Api> = createORPCClient(link)
