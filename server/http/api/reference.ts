import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { isHttps } from '../../is-https.ts'
import { packageFile } from '../../package-file.ts'
import type { System } from '../../system.ts'
import { nonceOf } from '../guards/content-security-policy.ts'
import { findHost } from '../visitor/find-host.ts'
import { describeApi } from './describe-api.ts'

/** Settings of the viewer: everything that would call its vendor's servers is off. */
const viewer = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
}

const page = (nonce: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>Tradewind API</title>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
  <body>
    <div id="app"></div>
    <script src="/api/reference/scalar.js"></script>
    <script nonce="${nonce}">Scalar.createApiReference('#app', ${JSON.stringify(viewer)})</script>
  </body>
</html>`

/** The viewer's browser code from its package: 3.6 MB, read on first use. */
const script = packageFile('@scalar/fastify-api-reference', 'dist/js/standalone.js')

/** The API's OpenAPI document and its reference pages. Both are made on first use, not at every start. */
export function registerReference(app: FastifyInstance, system: System): void {
  const onRequest = async ({ headers }: FastifyRequest) => {
    // The platform is not named to customers.
    if ((await findHost(system, headers.host)).kind !== 'agent') throw new AppError('access.not-found')
  }
  let document: ReturnType<typeof describeApi> | undefined
  app.get('/api/openapi.json', { onRequest }, async () => {
    document ??= describeApi({ isHttps: isHttps(system.config), apiUrl: system.config.API_URL ?? '' })
    return document
  })
  app.get('/api/reference', { onRequest }, (request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(nonceOf(request))),
  )
  app.get('/api/reference/scalar.js', { onRequest }, (_request, reply) =>
    reply
      .type('application/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(createReadStream(script)),
  )
}
