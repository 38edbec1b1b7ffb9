import type { OpenAPI } from '@orpc/openapi'
import type { Access, EndpointMeta } from '#contract/endpoint.ts'
import { type ErrorCode, errorRow } from '#domain/errors.ts'

/** Errors that every endpoint may return. */
const always: ErrorCode[] = ['input.too-many-requests', 'server.busy', 'server.failed']
const withInput: ErrorCode[] = ['input.invalid', 'input.unreadable']
const withBody: ErrorCode[] = ['input.too-large', 'input.wrong-type']
const withPath: ErrorCode[] = ['access.not-found']
const ofWrites: ErrorCode[] = ['access.cross-site']

const ofMembers: ErrorCode[] = ['auth.required', 'access.forbidden', 'auth.second-factor-required']

const byAccess: Partial<Record<Access, ErrorCode[]>> = {
  public: [],
  account: ['auth.required', 'access.forbidden'],
  sell: [...ofMembers, 'shop.closed'],
  'own-order': [...ofMembers, 'access.not-found', 'shop.closed'],
  shopper: ['auth.required', 'access.forbidden', 'shop.closed'],
}

const withKey: ErrorCode[] = ['auth.key-invalid', 'auth.key-address']

const ofConfirmed: ErrorCode[] = ['auth.confirm-first']

const withoutKey: ReadonlySet<Access> = new Set(['public', 'member', 'account', 'shopper'])

/** Whether an API key may call an endpoint: what needs a permission, also where visitors of a storefront may do it without one. */
export const takesKey = (access: Access): boolean => !withoutKey.has(access)

/** Every error that an endpoint may return: from its access rule, its input and its contract. */
export function errorsOf(
  { access, refusals, isConfirmed }: EndpointMeta,
  takes: { path: boolean; query: boolean; body: boolean; write: boolean },
): ErrorCode[] {
  const codes = [
    ...(byAccess[access] ?? ofMembers),
    ...(takesKey(access) ? withKey : []),
    ...(isConfirmed ? ofConfirmed : []),
    ...(takes.path || takes.query || takes.body ? withInput : []),
    ...(takes.body ? withBody : []),
    ...(takes.path ? withPath : []),
    ...(takes.write ? ofWrites : []),
    ...refusals,
    ...always,
  ]
  return [...new Set(codes)]
}

/** The body of every error; `domain/errors.ts` is the catalogue. */
export const errorSchema: OpenAPI.SchemaObject = {
  type: 'object',
  description:
    'Any error, as problem details of RFC 9457. `code` names it for programs, `detail` says what happened and what to do, `data` holds what a person needs to see.',
  properties: {
    type: { type: 'string', format: 'uri', description: 'The `code` as a URI: `urn:error:<code>`.' },
    title: { type: 'string', description: 'The same for every error of a `code`.' },
    detail: { type: 'string' },
    defined: { type: 'boolean' },
    code: { type: 'string', description: 'Names the error for programs.' },
    status: { type: 'integer', description: 'The HTTP status again.' },
    message: { type: 'string', description: 'The same as `detail`.' },
    data: {
      type: 'object',
      properties: {
        title: { type: 'string' },
        dialogCode: { type: 'string', description: 'Of the error dialog on the screens.' },
        problems: {
          type: 'array',
          description: 'Of `input.invalid`: what is wrong, by field.',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, message: { type: 'string' } },
            required: ['path', 'message'],
          },
        },
        retryAfterSeconds: { type: 'number', description: 'Of `input.too-many-requests`: how long to wait.' },
        requestId: { type: 'string', description: 'Of `server.failed`: what to name when asking for help.' },
      },
      required: ['title'],
    },
  },
  required: ['type', 'title', 'status', 'detail', 'defined', 'code', 'message', 'data'],
}

/** Errors as responses of an operation, one a status. */
export function describeErrors(codes: readonly ErrorCode[]): OpenAPI.ResponsesObject {
  const byStatus = Map.groupBy(codes, (code) => String(errorRow(code).status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errorRow(code).body}`).join('\n\n'),
        ...(status === '429' ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } } : {}),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: group } } }],
            },
          },
        },
      },
    ]),
  )
}
