import type { OpenAPI } from '@orpc/openapi'
import type { Access, EndpointMeta } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { cookieName } from '#contract/session/cookies.ts'
import { describeErrors, errorSchema, errorsOf, takesKey } from './describe-errors.ts'
import { describeSchema } from './describe-schema.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import { sharedSchemas } from './shared-schemas.ts'

/** The sections of the reference, in the sequence of a sale. */
const tags: OpenAPI.TagObject[] = [
  { name: 'Team', description: 'Members, invitations and roles of the agency, and the log of changes.' },
  { name: 'Accounts', description: 'Signing up and in, and the sessions of a member.' },
  { name: 'Places', description: 'Cities and airports for search forms.' },
  { name: 'Flights', description: 'Searching flights; offers arrive as a stream of events.' },
  { name: 'Stays', description: 'Searching stays, each property once whoever sells it.' },
  {
    name: 'Protection',
    description: 'Searching travel insurance, its disclosure documents, and the trip of an order that it is sold on top of.',
  },
  { name: 'Tours', description: 'Searching things to do, each tour once whoever sells it, with its options, days and starts.' },
  { name: 'Authoring', description: "The agency's own tours: their drafts, step by step, their versions and what they share." },
  {
    name: 'Departures',
    description: "Running the agency's own tours: departures, manifests, check-in, and the resellers that sell them over OCTO.",
  },
  { name: 'Prices', description: 'The markups that the agency adds to net prices.' },
  { name: 'Trips', description: 'Chosen offers of any product that are planned together, judged, and bought by one payment.' },
  { name: 'Quotes', description: 'Offers to a customer: options, items, versions, and what the customer answered.' },
  {
    name: 'Packages',
    description: 'Items of several products that the agency sells at one price, on the days of departures with places.',
  },
  { name: 'Deposits', description: 'What customers paid in advance: used for the booking, or returned.' },
  { name: 'Groups', description: 'The cost of a held order that its travellers share: who pays what, and who sleeps where.' },
  { name: 'Checkout', description: 'From an offer to an order: 15 minutes for details, extras and payment.' },
  { name: 'Orders', description: 'What was sold: paying, holding, cancelling, deciding.' },
  { name: 'Documents', description: 'E-tickets, vouchers and calendar files of orders.' },
  { name: 'Travellers', description: 'People an agency books often, stored encrypted.' },
  { name: 'Money', description: 'The wallet, its transactions and exchange rates.' },
  { name: 'Subscription', description: 'The plan that an agency pays for, its limits and receipts.' },
  { name: 'Mail', description: 'What was mailed to customers.' },
  { name: 'Website', description: 'The storefront as its editor sees it: draft, versions, images, address.' },
  { name: 'Customers', description: 'Messages that visitors sent on the storefront.' },
  { name: 'Notifications', description: 'What a member is told of events, and how.' },
  { name: 'Developers', description: 'API keys, and webhooks that receive events.' },
  { name: 'Training', description: 'The practice tenant of an agency, where nothing is real, and its missions.' },
  { name: 'System', description: 'Whether what the product asks over a network answers.' },
  { name: 'Storefront', description: 'What visitors of a storefront call. Answered for the agency of the host only.' },
]

const member: OpenAPI.SecurityRequirementObject = { memberSession: [] }
const key: OpenAPI.SecurityRequirementObject = { apiKey: [] }
const visitor: OpenAPI.SecurityRequirementObject[] = [{ visitorCookie: [] }, { customerSession: [] }]
/** The description of each access rule; any other access is a permission of a member or an API key. */
const security: Partial<Record<Access, OpenAPI.SecurityRequirementObject[]>> = {
  public: [],
  member: [member],
  shopper: visitor,
  sell: [member, key, ...visitor, {}],
  'own-order': [member, key, ...visitor],
}

const securitySchemes = (isHttps: boolean): Record<string, OpenAPI.SecuritySchemeObject> => ({
  memberSession: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName('tradewind.session_token', isHttps),
    description: 'A member of an agency: `POST /auth/sign-in` sets it, `POST /auth/sign-out` ends it.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'tw_live_...',
    description: 'An API key of an agency, from Settings, Developers. It has the permissions that were chosen for it.',
  },
  visitorCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName('shopper', isHttps),
    description: 'A visitor of a storefront, set by the first checkout and by `POST /shop/bookings`.',
  },
  customerSession: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieName('shopper-session', isHttps),
    description: 'A customer of a storefront: `POST /shop/sign-in` sets it, `POST /shop/sign-out` ends it.',
  },
})

const description = `Search, book, pay for and issue travel.

- Amounts are integers in minor units of their currency: 150000 KES is 1,500 Kenyan shillings.
- Instants are ISO 8601 in UTC. Dates without a time are calendar days of the place.
- Lists are read page by page: send the \`next\` of one page as \`after\` of the next.
- Calls that spend money carry an \`idempotencyKey\` of your choice, in the body or as the header \`Idempotency-Key\`; the same key never acts twice.
- Programs send an API key as \`Authorization: Bearer tw_live_...\`. A test key, \`tw_test_...\`, acts in the practice tenant of the agency, where nothing is real. Each key may call 600 times a minute: every answer has \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds), a refused one \`Retry-After\`.
- Text must be well-formed Unicode without NUL.
- Every error is a problem detail of RFC 9457, \`application/problem+json\`, with the shape of \`Error\`; switch on its \`code\`.`

type Operation = OpenAPI.OperationObject & { operationId: string }

/** Headers of answers to a key, and of every refusal that says how long to wait. */
const headers: Record<string, OpenAPI.HeaderObject> = {
  'RateLimit-Limit': { description: 'Requests that an API key may send in a minute.', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'Requests that are left of them.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until they are counted anew.', schema: { type: 'integer' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
}

const limitHeaders = Object.fromEntries(
  Object.keys(headers).flatMap((name) =>
    name.startsWith('RateLimit-') ? [[name, { $ref: `#/components/headers/${name}` }]] : [],
  ),
)

/** The successful answers with the headers of a key's rate limit. */
const withLimits = (responses: OpenAPI.ResponsesObject = {}): OpenAPI.ResponsesObject =>
  Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      { ...answer, headers: { ...Object(answer).headers, ...limitHeaders } },
    ]),
  )

/** Completes an operation from its contract's metadata. */
function complete(operation: Operation, meta: EndpointMeta, method: string): Operation {
  const isIn = (place: string) => operation.parameters?.some((one) => 'in' in one && one.in === place) ?? false
  const takes = { path: isIn('path'), query: isIn('query'), body: operation.requestBody !== undefined, write: method !== 'get' }
  const { 'multipart/form-data': form } = Object(operation.requestBody).content ?? {}
  // A file can only be sent in a form.
  const body = form ? { requestBody: { required: true, content: { 'multipart/form-data': form } } } : {}
  return {
    ...operation,
    ...body,
    summary: meta.summary,
    security: security[meta.access] ?? [member, key],
    responses: {
      ...(takesKey(meta.access) ? withLimits(operation.responses) : operation.responses),
      ...describeErrors(errorsOf(meta, takes)),
    },
  }
}

/** The metadata of an endpoint by its name, `orders.get`. */
export const metaOf = (name: string): EndpointMeta =>
  Object(name.split('.').reduce((node: object, step) => Object(node)[step], contract))['~orpc'].meta

/** The OpenAPI document generated from the contract. */
export async function describeApi({ isHttps = false, apiUrl = '' } = {}): Promise<OpenAPI.Document> {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ])
  const converter = new ZodToJsonSchemaConverter({ interceptors: [describeSchema], maxStructureDepth: 30 })
  const document = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(contract, {
    info: {
      title: 'Tradewind API',
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${apiUrl}/api`, description: apiUrl === '' ? 'This server' : 'The gateway' }],
    tags,
    commonSchemas: sharedSchemas,
    components: { securitySchemes: securitySchemes(isHttps) },
  })
  const paths: Record<string, Record<string, Operation>> = Object(document.paths)
  for (const methods of Object.values(paths))
    for (const [method, operation] of Object.entries(methods))
      methods[method] = complete(operation, metaOf(operation.operationId), method)
  const schemas = { ...document.components?.schemas, Error: errorSchema }
  return { ...document, webhooks: Object(describeWebhooks()), components: { ...document.components, headers, schemas } }
}
