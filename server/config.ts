import { z } from 'zod'
import { checkoutMs, staySuppliers } from '#domain/defaults.ts'

/** Everything the environment can set. Every variable has a default that works; `.env.example` is written from this schema. */

const port = z.coerce.number().int().min(1).max(65_535)
const stayIds: ReadonlySet<string> = new Set(['duffel', ...staySuppliers.active, ...staySuppliers.exceptions])
/** `stayx2=a,stayx3=b` */
/** `wayfare=a,kestrel=b` */
const byName = z.string().regex(/^([a-z][a-z0-9]*=[^,]+(,(?!$)|$))*$/, 'is not a list by supplier')
const bySupplier = z.string().regex(/^(stayx\d+=[^,]+(,(?!$)|$))*$/, 'is not a list by supplier')
const proxy = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const isProxyList = (text: string) => text === '' || text.split(',').every((one) => proxy.safeParse(one.trim()).success)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const Environment = z.object({
  PORT: port.default(3000).describe('Port of the web server.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for every interface.'),
  SANDBOX_PORT: port.optional().describe('Port of the supplier sandbox. Default: PORT + 1.'),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder of the embedded database, the sandbox and generated keys.'),
  ROOT_DOMAIN: z
    .string()
    .min(1)
    .default('localhost')
    .describe('<slug>.<root> is an agency portal, <slug>.customer.<root> its storefront.'),
  PUBLIC_URL: z.url().optional().describe('Address of the portal as browsers reach it. Default: http://<ROOT_DOMAIN>:<PORT>.'),
  API_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/[^/]$/, 'ends in a slash')
    .optional()
    .describe(
      'Base address of the API, without /api, where a gateway stands in front of it and passes on host, origin and cookies. Default: the origin of each page, so that every environment asks its own host.',
    ),
  DATABASE_URL: z.string().optional().describe('A PostgreSQL server. Default: the embedded database in DATA_DIR.'),
  REDIS_URL: z.string().optional().describe('Valkey or Redis for caches shared between nodes. Default: memory.'),
  S3_URL: z
    .url()
    .optional()
    .describe('Bucket for pictures, https://key:secret@host/bucket?region=eu-west-1. Default: a folder in DATA_DIR.'),
  SMTP_URL: z
    .string()
    .optional()
    .describe('Mail server. Default: mails are shown in the outbox and written to files in DATA_DIR/mails.'),
  SUPPORT_EMAIL: z.email().default('support@bookings.test').describe('Where questions of agencies are mailed.'),
  MAIL_FROM: z.string().default('no-reply@bookings.test').describe('Sender address of mails.'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('What this process does: serve, run jobs, or both.'),
  SEED_DEMO: flag
    .optional()
    .describe(
      'Creates the demo agencies the first time. Default: true while no DATABASE_URL is set; a production start refuses it.',
    ),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs sessions. Default: generated once in DATA_DIR; required with DATABASE_URL.'),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional()
    .describe('64 hex digits that encrypt personal data. Default: generated once in DATA_DIR; required with DATABASE_URL.'),
  NAME_SERVER: z
    .string()
    .optional()
    .describe("Name server that is asked about agencies' own domains, 192.0.2.53 or 192.0.2.53:5353. Default: this machine's."),
  WEBHOOKS_TO_LOOPBACK: flag
    .default(false)
    .describe('Whether webhooks of agencies may be sent to this machine, over HTTP: for a receiver under development.'),
  INTERNAL_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Lets the proxy in front ask /internal from another machine. Default: only from this one.'),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .refine(isProxyList, 'is not a list of addresses')
    .describe(
      'Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, 10.0.0.4,10.1.0.0/16; loopback, linklocal and uniquelocal name ranges; empty for none.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token that /metrics is read with from another machine. Default: only from this one.'),
  DUFFEL_URL: z.url().optional().describe("Duffel's API. Default: the sandbox."),
  DUFFEL_TOKEN: z.string().default('duffel_test_sandbox').describe('Access token at Duffel.'),
  DUFFEL_WEBHOOK_SECRET: z.string().optional().describe('Secret of the webhook registered at Duffel.'),
  ZENITH_TOKEN: z
    .string()
    .default('duffel_test_zenith')
    .describe('Token of the second flight source, the consolidator Zenith; empty turns it off.'),
  STAY_SUPPLIERS: z
    .string()
    .default(staySuppliers.active.join())
    .refine((text) => text === '' || text.split(',').every((id) => stayIds.has(id)), 'names a supplier that is not known')
    .describe("Sources of stays that are asked: any of stayx1 to stayx10, and duffel for Duffel's own; empty for none."),
  STAYX_URL: z
    .url()
    .optional()
    .describe('The StayX suppliers, ending in a slash: StayX2 is at <STAYX_URL>2/. Default: the sandbox.'),
  STAYX_TOKENS: bySupplier.optional().describe("Their access tokens, stayx2=...,stayx3=... Default: the sandbox's."),
  STAYX_WEBHOOK_SECRETS: bySupplier.optional().describe('Secrets of the webhooks registered there, stayx2=...,stayx3=...'),
  TOUR_SUPPLIERS: z
    .string()
    .regex(/^([a-z][a-z0-9]*(,[a-z][a-z0-9]*)*)?$/, 'lists names of lower-case letters and digits, separated by commas')
    .default('wayfare,kestrel')
    .describe(
      'Suppliers of things to do that are asked, by names of your own; empty for none. Wayfare and kestrel are the sandbox’s.',
    ),
  OCTO_URLS: byName.optional().describe('Their OCTO addresses, ending in a slash, name=https://... Default: the sandbox.'),
  OCTO_TOKENS: byName.optional().describe("Their access tokens, name=... Default: the sandbox's."),
  XCOVER_URL: z.url().optional().describe("XCover's API for travel insurance, ending in a slash. Default: the sandbox."),
  XCOVER_KEY: z.string().default('xcover_test_sandbox').describe('Key at XCover; empty sells no protection.'),
  XCOVER_SECRET: z.string().default('xcover_test_secret').describe('Secret at XCover, which signs requests.'),
  XCOVER_PARTNER: z.string().default('TRADEWIND').describe("The partner's code at XCover."),
  PAYSTACK_URL: z.url().optional().describe("Paystack's API. Default: the sandbox."),
  PAYSTACK_SECRET_KEY: z.string().default('sk_test_sandbox').describe('Secret key at Paystack; signs its webhooks too.'),
  RATES_URL: z.url().optional().describe('A Frankfurter v2 server. Default: the sandbox.'),
  PEXELS_KEY: z
    .string()
    .optional()
    .describe(
      'Key at Pexels, whose photos agencies may put on their websites. Default: drawn photos of the sandbox; in production agencies have only their own.',
    ),
  PEXELS_URL: z.url().default('https://api.pexels.com/').describe("Pexels' API, where PEXELS_KEY is set."),
  GETTING_STARTED_VIDEO: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(
      'A video file (MP4 or WebM) that new agencies are shown with their first steps, with captions in the file of the same name ending in .vtt; its host allows cross-origin requests. Default: none is shown.',
    ),
  REVIEWS_URL: z
    .url()
    .optional()
    .describe('Who reviews business activations, ending in a slash. Default: the sandbox; in production submitted ones wait.'),
  PRACTICE_URL: z
    .url()
    .regex(/[^/]$/, 'ends in a slash')
    .optional()
    .describe(
      "Address of a supplier sandbox for the practice tenants of agencies, whatever the suppliers are. Default: this instance's sandbox; in production practice is not available.",
    ),
  MAPS_STYLE_URL: z
    .url()
    .optional()
    .describe(
      'Style of a map server, with streets; browsers ask its origin and no other. {key} stands for MAPS_KEY. Free: https://tiles.openfreemap.org/styles/liberty without a key, or https://api.maptiler.com/maps/streets-v2/style.json?key={key}. Default: maps drawn from coasts and borders.',
    ),
  MAPS_KEY: z
    .string()
    .regex(/^[\w.~-]+$/)
    .optional()
    .describe(
      'Key of the map server, https://maps.example/style.json?key={key}. Browsers send it: allow it for these hosts alone.',
    ),
  SEARCH_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(2_000)
    .max(60_000)
    .default(20_000)
    .describe('How long a search waits for suppliers.'),
  SEARCH_THREADS: z.coerce
    .number()
    .int()
    .min(0)
    .max(16)
    .optional()
    .describe('Threads in which searches run. 0: on the thread that serves requests. Default: one less than processors, 1 to 4.'),
  CHECKOUT_MS: z.coerce.number().int().min(1_000).default(checkoutMs).describe('How long a checkout stays open.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Least severity that is logged.'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe(
      'development turns on hot reload. Set to production, or with a public PUBLIC_URL or ROOT_DOMAIN, the start refuses demo data and the sandbox.',
    ),
})

export type Environment = z.infer<typeof Environment>

export interface Config extends Environment {
  sandboxUrl: string
  /** Style of the map server, with its key; null without one. */
  mapStyleUrl: string | null
  publicUrl: string
  seedDemo: boolean
  /** People other than the developer use this instance: no demonstration value is allowed (assert-production.ts). */
  isProduction: boolean
}

/** Host names that resolve to this machine only. */
const isLoopback = (host: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host)

/** An invalid setting; the message is the one line printed before the process exits. */
export class ConfigError extends Error {}

/** For these variables empty means "none"; any other empty variable counts as not set. */
const saysNone: ReadonlySet<string> = new Set(['ZENITH_TOKEN', 'STAY_SUPPLIERS', 'TOUR_SUPPLIERS', 'XCOVER_KEY', 'TRUST_PROXY'])

/** Reads the environment. Throws ConfigError with the variable's name, its value and the accepted values. */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const isSet = (name: string, value: string | undefined) => value !== undefined && (value !== '' || saysNone.has(name))
  const set = Object.fromEntries(Object.entries(env).filter(([name, value]) => isSet(name, value)))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0] ?? 'environment')
    const got = /SECRET|KEY|TOKEN|S3_URL/.test(name) ? `a text of ${env[name]?.length} characters` : JSON.stringify(env[name])
    throw new ConfigError(
      `${name} is ${got}: ${issue?.message}. It is: ${Environment.shape[name as keyof Environment]?.description}`,
    )
  }
  const config = parsed.data
  if (config.DATABASE_URL && (!config.SECRET || !config.ENCRYPTION_KEY)) {
    const missing = config.SECRET ? 'ENCRYPTION_KEY' : 'SECRET'
    throw new ConfigError(
      `${missing} is not set: with a DATABASE_URL it must be, so that every node has the same. It is: ${Environment.shape[missing].description}`,
    )
  }
  const publicUrl = config.PUBLIC_URL ?? `http://${config.ROOT_DOMAIN}:${config.PORT}`
  // NODE_ENV is not read with its default: `npm start` on a fresh clone is a demonstration.
  const isProduction =
    config.NODE_ENV !== 'test' &&
    (set.NODE_ENV === 'production' || !isLoopback(new URL(publicUrl).hostname) || !isLoopback(config.ROOT_DOMAIN))
  return {
    ...config,
    mapStyleUrl: readMapStyle(config),
    isProduction,
    publicUrl,
    sandboxUrl: `http://127.0.0.1:${config.SANDBOX_PORT ?? config.PORT + 1}`,
    seedDemo: config.SEED_DEMO ?? (!config.DATABASE_URL && !isProduction),
  }
}

/** Throws ConfigError where the style needs a key that is not set, or a key is set that the style does not use. */
function readMapStyle({ MAPS_STYLE_URL: style, MAPS_KEY: key }: Environment): string | null {
  const usesKey = style?.includes('{key}') ?? false
  if (usesKey !== (key !== undefined)) {
    const name = usesKey ? 'MAPS_KEY' : 'MAPS_STYLE_URL'
    const problem = usesKey ? 'is not set, and MAPS_STYLE_URL needs it' : 'has no {key} for MAPS_KEY to stand in'
    throw new ConfigError(`${name} ${problem}. It is: ${Environment.shape[name].description}`)
  }
  return style?.replaceAll('{key}', key ?? '') ?? null
}
