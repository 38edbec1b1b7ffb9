import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'
import { webhookMessage } from '#contract/webhook-messages.ts'
import { webhookEventNames, webhookEvents } from '#domain/webhooks/webhook-events.ts'

const texts: Readonly<Record<string, string>> = { ...webhookEvents, ping: 'Sent on request, to try an endpoint.' }

const header = (name: string, description: string): OpenAPI.ParameterObject => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** The headers of Standard Webhooks. */
const parameters = [
  header('webhook-id', 'The same for every attempt: a message with an id that was processed is repeated.'),
  header('webhook-timestamp', 'Seconds since 1970 of this attempt.'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of id, timestamp and body in base64; two of them while a secret is replaced.',
  ),
]

/** What is posted to webhooks, as the section `webhooks` of OpenAPI 3.1. */
export const describeWebhooks = (): Record<string, { post: OpenAPI.OperationObject }> =>
  Object.fromEntries(
    webhookEventNames.map((event) => {
      const { $schema: _, ...schema } = z.toJSONSchema(webhookMessage(event), { io: 'output' })
      const post: OpenAPI.OperationObject = {
        operationId: `webhook.${event}`,
        summary: texts[event]?.replace(/[.;].*$/, ''),
        description: texts[event],
        tags: ['Developers'],
        security: [],
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema: Object(schema) } } },
        responses: {
          '2XX': { description: 'Received. Any other answer is repeated for 72 hours.' },
          '4XX': { description: 'Repeated.' },
        },
      }
      return [event, { post }]
    }),
  )
