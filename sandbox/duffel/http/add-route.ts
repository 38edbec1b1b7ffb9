import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BusinessFault, SandboxDeps } from '../../deps.ts'
import type { AccountProfile as Account } from '../../inventory/accounts.ts'
import type { OpenRecords, Records } from '../open-records.ts'
import type { Timers } from '../open-timers.ts'
import { tokenOf } from './check-request.ts'
import { problem } from './problem.ts'

/** One call: the caller, the input, and what it may access. */
export interface Call {
  deps: SandboxDeps
  records: Records
  timers: Timers
  account: Account
  /** A part of the path; throws 404 when it is empty. */
  param(name: string): string
  query: unknown
  body: unknown
  /** Consumes an armed business fault of the vendor for this path. */
  hasFault(fault: BusinessFault): boolean
}

/** `data` and `meta` become the JSON body; 'nothing' is 204; 'lost' drops the connection after the request was executed. */
export type Answer = { status?: number; data: unknown; meta?: unknown } | 'nothing' | 'lost'

export type Handler = (call: Call) => Answer | Promise<Answer>

export interface Api {
  add(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, handler: Handler): void
}

interface ApiParts {
  app: FastifyInstance
  deps: SandboxDeps
  openRecords: OpenRecords
  timers: Timers
  accountOf(token: string): Account | undefined
}

/** The way each resource registers its routes. A path is reachable with and without a trailing slash. */
export function openApi({ app, deps, openRecords, timers, accountOf }: ApiParts): Api {
  const forgiving =
    app.initialConfig.routerOptions?.ignoreTrailingSlash === true || app.initialConfig.ignoreTrailingSlash === true

  const callOf = (request: FastifyRequest): Call => {
    const token = tokenOf(request)
    const account = accountOf(token)
    if (account === undefined) throw problem('access_token_not_found')
    const records = openRecords(token)
    const { vendor } = records
    const params = new Map(Object.entries(request.params ?? {}))
    return {
      deps,
      timers,
      account,
      records,
      query: request.query,
      body: request.body,
      hasFault: (fault) => deps.faults.take(vendor, fault, request.url.slice(vendor.length + 1)),
      param(name) {
        const value = params.get(name)
        if (typeof value !== 'string' || value === '') throw problem('not_found')
        return value
      },
    }
  }

  return {
    add(method, path, handler) {
      for (const url of forgiving ? [path] : [path, `${path}/`]) {
        app.route({
          method,
          url,
          handler: async (request, reply) => {
            const answer = await handler(callOf(request))
            if (answer === 'nothing') return reply.code(204).send()
            if (answer === 'lost') {
              reply.hijack()
              request.raw.socket.destroy()
              return reply
            }
            const { status = 200, ...body } = answer
            return reply.code(status).type('application/json; charset=utf-8').send(body)
          },
        })
      }
    },
  }
}
